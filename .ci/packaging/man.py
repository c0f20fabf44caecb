#!/usr/bin/env python3
"""Prints the manual page, from what the program says about its commands.

Usage: patternbook --experimental-dump-help | man.py VERSION SECONDS

SECONDS is the date of the release since 1970.
"""
import json
import sys
from datetime import datetime, timezone


def roff(text):
    """Text in which nothing is a command of roff."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    text = "".join(c if c.isascii() else f"\\[u{ord(c):04X}]" for c in text)
    return "\n".join("\\&" + line if line.startswith(".") else line for line in text.split("\n"))


def paragraphs(text):
    return [roff(part) for part in text.split("\n\n") if part.strip()]


def spelling(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def term(argument):
    """An argument as it is written on the command line."""
    value = f"\\fI{roff(argument['valueName'])}\\fR"
    if argument["kind"] == "positional":
        return value + ("..." if argument["isRepeating"] else "")
    names = ", ".join(f"\\fB{roff(spelling(name))}\\fR" for name in argument["names"])
    return names + (f" {value}" if argument["kind"] == "option" else "")


def synopsis(command, arguments):
    parts = [f"\\fB{' '.join(command)}\\fR"]
    if any(argument["kind"] != "positional" for argument in arguments):
        parts.append("[\\fIoptions\\fR]")
    for argument in arguments:
        if argument["kind"] == "positional":
            parts.append(f"[{term(argument)}]" if argument["isOptional"] else term(argument))
    return " ".join(parts)


def described(argument):
    """What an argument means, with its values and its default unless the text names them."""
    text = argument.get("abstract", "")
    values = argument.get("allValues") or []
    if values and not all(value in text for value in values):
        text += f" Values: {', '.join(values)}."
    default = argument.get("defaultValue")
    if default and "default" not in text:
        text += f" Default: {default}."
    return text.strip()


def options(arguments):
    lines = []
    for argument in arguments:
        lines += [".TP", term(argument), roff(described(argument))]
    return lines


def shown(items):
    return [item for item in items or [] if item["shouldDisplay"]]


def own(command):
    """The arguments of a command that not every command has."""
    return [argument for argument in shown(command["arguments"]) if argument["valueName"] not in ("help", "version")]


def main():
    version, seconds = sys.argv[1], int(sys.argv[2])
    root = json.load(sys.stdin)["command"]
    name = root["commandName"]
    date = datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%d")
    commands = [command for command in shown(root["subcommands"]) if command["commandName"] != "help"]

    page = [f'.TH {name.upper()} 1 "{date}" "{name} {roff(version)}" "User Commands"', ".nh", ".ad l"]
    page += [".SH NAME", f"{name} \\- {roff(root['abstract']).rstrip('.')}", ".SH SYNOPSIS"]
    for command in commands:
        page += [synopsis([name, command["commandName"]], own(command)), ".br"]
    page += [synopsis([name], shown(root["arguments"])), ".SH DESCRIPTION"]
    for part in paragraphs(root.get("discussion", "")):
        page += [part, ".PP"]
    page += [".SH OPTIONS", *options(shown(root["arguments"])), ".SH COMMANDS"]
    for command in commands:
        page += [f".SS {name} {command['commandName']}", roff(command.get("abstract", "")), ".PP"]
        for part in paragraphs(command.get("discussion", "")):
            page += [part, ".PP"]
        page += options(own(command))
    print("\n".join(page))


main()
