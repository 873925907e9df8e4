// texts.js -- puts words into the page, and values into words

/** Puts words of a language where the page has places for them. */
export function translate(words, root = document) {
    const of = name => [...root.querySelectorAll(`[${name}]`)]
        .filter(element => Object.hasOwn(words, element.getAttribute(name)));
    for (const element of of('data-t'))
        element.textContent = words[element.dataset.t];
    for (const element of of('data-t-label')) {
        element.setAttribute('aria-label', words[element.dataset.tLabel]);
        if (element.tagName === 'BUTTON')
            element.title = words[element.dataset.tLabel];
    }
    for (const element of of('data-t-placeholder'))
        element.placeholder = words[element.dataset.tPlaceholder];
}

/** A sentence with its places filled. */
export function filled(sentence, values) {
    return sentence.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
