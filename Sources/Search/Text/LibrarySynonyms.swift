/// Words for the same thing in the field of pattern libraries: who types one finds the pages that use another.
///
/// Each line is a group, its language first, and then words or phrases that can stand for each other. English groups
/// are used in every language, because designers everywhere type `toast`. A word may be in several groups.
enum LibrarySynonyms {
  /// The groups for a site with pages in some languages.
  static func groups(for languages: Set<SearchLanguage>) -> [[String]] {
    let tags = ["en": SearchLanguage.english, "de": .german, "fr": .french, "es": .spanish]
    return data.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":"), let language = tags[String(line[..<colon])],
        language == .english || languages.contains(language)
      else { return nil }
      return line[line.index(after: colon)...].split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
  }

  private static let data = """
    en: toast, snackbar, snack, flash message, transient notification
    en: popup, pop-up, dialog, dialogue, message box, lightbox
    en: alert, alert dialog, message box
    en: modal, modal dialog, modal view, overlay, lightbox, sheet
    en: modal, dialog
    en: bottom sheet, sheet, action sheet, half sheet
    en: action sheet, action menu, share sheet
    en: drawer, side menu, sidebar, side navigation, sidenav, flyout, off-canvas, navigation drawer
    en: hamburger, hamburger menu, burger, burger menu, navigation drawer, side menu, side navigation
    en: menu, drawer, context menu
    en: kebab menu, overflow menu, meatballs menu, more menu, context menu
    en: dropdown, drop-down, drop-down list, select, combo box, picker, listbox
    en: autocomplete, typeahead, type-ahead, autosuggest, combo box, suggestions
    en: text box, text field, text input, input field, textbox
    en: textarea, text area, multiline field
    en: checkbox, tick box, check mark
    en: radio, radio button, option button
    en: toggle, switch, toggle switch, on/off
    en: slider, range input, range
    en: stepper, step indicator, wizard, multi-step form, progress tracker
    en: date picker, calendar picker, calendar, date input, date field
    en: tabs, tab bar, tab strip, segmented control
    en: tooltip, hint, popover, hover text, infotip
    en: accordion, collapsible, disclosure, expander, expansion panel, expand collapse, details
    en: carousel, slideshow, image slider, gallery
    en: chip, tag, pill, token, lozenge
    en: badge, counter, notification dot, label
    en: banner, alert banner, notice, announcement, callout, system message
    en: card, tile, panel
    en: divider, separator, horizontal rule
    en: avatar, profile picture, user picture, profile photo
    en: breadcrumb, breadcrumbs, path
    en: pagination, pager, paging
    en: spinner, loader, loading, loading indicator, activity indicator, throbber
    en: skeleton, skeleton screen, placeholder, shimmer
    en: progress bar, progress indicator, meter
    en: table, data table, data grid, grid
    en: upload, file upload, file picker, attach, attachment, file input
    en: search, search field, search box, search bar, find
    en: onboarding, welcome, welcome tour, first run, first launch, product tour, walkthrough, getting started, coach marks
    en: log in, login, sign in, sign-in, sign on, log on, authentication
    en: log out, logout, sign out, sign-out, sign off, log off
    en: sign up, signup, register, registration, create account
    en: i18n, internationalization, localization, l10n, translation, globalization
    en: a11y, accessibility, accessible
    en: color, colour, palette, color scheme
    en: dark mode, dark theme, night mode, dark appearance
    en: font, typeface, typography, type scale, lettering
    en: spacing, white space, padding, margin, layout grid
    en: icon, glyph, pictogram, symbol
    en: shadow, elevation, depth
    en: animation, motion, transition
    en: delete, remove, erase, trash, discard
    en: destructive, dangerous, irreversible
    en: confirm, confirmation, are you sure, ask first
    en: cancel, abort, dismiss
    en: save, store, keep
    en: edit, change, modify
    en: error, failure, problem
    en: error message, validation message, validation, inline error
    en: empty state, no data, zero state, blank slate
    en: notification, push notification, push, alert
    en: call to action, cta, primary button
    en: fab, floating action button
    en: microcopy, ux writing, copy, wording, content design, button label
    en: voice, tone, tone of voice
    en: title case, capitalization, sentence case, capital letters
    en: rtl, right to left, bidirectional, mirroring
    en: keyboard shortcut, hotkey, accelerator, access key
    en: settings, preferences, options
    en: undo, revert, restore
    en: navbar, navigation bar, app bar, top bar, header
    en: bottom navigation, tab bar, bottom bar
    en: form, form field, input
    en: required, mandatory
    en: optional, not required
    en: screen reader, voiceover, talkback
    en: design tokens, tokens, variables
    en: changelog, release notes, what's new
    de: schaltfläche, button, knopf, taste
    de: auswahlliste, dropdown, auswahlfeld, klappliste, auswahlmenü, select, liste
    de: kontrollkästchen, checkbox, ankreuzfeld, häkchen
    de: optionsfeld, radiobutton, optionsschaltfläche
    de: textfeld, eingabefeld, texteingabe, eingabe, text field
    de: schalter, umschalter, toggle, switch
    de: dialog, dialogfenster, popup, meldungsfenster, fenster, overlay, modal
    de: toast, snackbar, hinweisleiste, kurzmeldung, einblendung
    de: banner, hinweis, mitteilung
    de: menü, seitenmenü, hamburger, seitenleiste, drawer, navigationsmenü
    de: reiter, tabs, registerkarten
    de: datumsauswahl, kalender, date picker
    de: tooltip, kurzinfo, quickinfo
    de: akkordeon, accordion, aufklappbar
    de: ladeanzeige, spinner, laden, warten
    de: fortschrittsbalken, progress bar, fortschritt
    de: anmeldung, anmelden, login, einloggen, log in
    de: abmelden, abmeldung, logout, ausloggen
    de: registrieren, registrierung, konto anlegen
    de: onboarding, einrichtung, einrichtungsassistent, erste schritte, willkommen, einführung
    de: benachrichtigung, push, mitteilung, notification
    de: löschen, entfernen, verwerfen
    de: speichern, sichern
    de: abbrechen, schließen
    de: bestätigung, rückfrage, nachfrage
    de: fehlermeldung, fehler, error
    de: barrierefreiheit, accessibility, a11y, zugänglichkeit
    de: übersetzung, internationalisierung, i18n, lokalisierung
    de: schrift, typografie, font, schriftart
    de: farbe, farben, color, palette
    de: hochladen, upload, anhang
    de: suche, suchfeld, search
    de: einstellungen, settings, optionen
    de: tonalität, ansprache, voice
    fr: bouton, button
    fr: case à cocher, checkbox
    fr: bouton radio, radio button
    fr: liste déroulante, dropdown, menu déroulant, select
    fr: champ de texte, zone de texte, champ de saisie, text field
    fr: interrupteur, toggle, switch
    fr: boîte de dialogue, fenêtre de dialogue, dialogue, popup, fenêtre modale, modale, modal
    fr: notification éphémère, toast, snackbar, message bref
    fr: menu latéral, hamburger, tiroir, volet, drawer
    fr: onglets, tabs
    fr: sélecteur de date, calendrier, date picker
    fr: infobulle, tooltip, bulle d’aide
    fr: accordéon, accordion
    fr: indicateur de chargement, spinner, chargement, loader
    fr: barre de progression, progress bar
    fr: connexion, se connecter, login, identification, log in
    fr: déconnexion, se déconnecter, logout
    fr: inscription, créer un compte, sign up
    fr: premiers pas, onboarding, bienvenue, prise en main, première utilisation
    fr: notification, push, alerte
    fr: supprimer, effacer, retirer
    fr: enregistrer, sauvegarder, sauver
    fr: annuler, fermer
    fr: message d’erreur, erreur, error
    fr: accessibilité, a11y
    fr: traduction, internationalisation, i18n, localisation
    fr: police, typographie, font
    fr: couleur, palette, color
    fr: téléverser, envoi de fichiers, upload, pièce jointe, téléchargement
    fr: recherche, champ de recherche, search
    fr: paramètres, réglages, préférences, settings
    es: botón, button
    es: casilla, casilla de verificación, checkbox
    es: botón de opción, radio button
    es: lista desplegable, desplegable, dropdown, selector, select
    es: campo de texto, cuadro de texto, text field
    es: interruptor, conmutador, toggle, switch
    es: cuadro de diálogo, diálogo, popup, ventana emergente, ventana modal, modal
    es: aviso breve, toast, snackbar
    es: menú lateral, hamburguesa, hamburger, cajón, drawer
    es: pestañas, tabs
    es: selector de fecha, calendario, date picker
    es: información emergente, tooltip
    es: acordeón, accordion
    es: indicador de carga, spinner, cargando
    es: barra de progreso, progress bar
    es: inicio de sesión, iniciar sesión, login, acceso, log in
    es: cerrar sesión, logout, salir
    es: registro, crear cuenta, sign up
    es: primeros pasos, onboarding, bienvenida
    es: notificación, push, aviso
    es: eliminar, borrar, quitar
    es: guardar, grabar
    es: cancelar, cerrar
    es: mensaje de error, error
    es: accesibilidad, a11y
    es: traducción, internacionalización, i18n, localización
    es: tipografía, fuente, font
    es: color, colores, paleta
    es: subir archivos, subir, upload, adjuntar
    es: búsqueda, buscar, buscador, search
    es: ajustes, configuración, preferencias, settings
    """
}
