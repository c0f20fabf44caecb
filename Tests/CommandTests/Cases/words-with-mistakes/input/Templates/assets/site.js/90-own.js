console.log(WORDS.text.copi);
