// paper.js -- prints a sheet of a part, and nothing else; what is on it goes away again
export function printSheet(sheet, ...children) {
    sheet.replaceChildren(...children);
    sheet.hidden = false;
    document.body.classList.add('paper');
    print();
}

addEventListener('afterprint', () => {
    document.body.classList.remove('paper');
    for (const sheet of document.querySelectorAll('.leaf')) {
        sheet.hidden = true;
        sheet.replaceChildren();
    }
});
