// moves.test.js -- moves by mouse, finger, key and word, and what the page answers
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shoot } from './looks.js';
import { arrows, drag, label, lit, middle, options, pinned, sentence, tap, text, visit }
    from './visit.js';

test('a dragged move that is refused comes back with its sentence', options, async t => {
    const page = await visit(t, { hash: pinned });
    await drag(page, 'e2', 'd3');
    assert.equal(await sentence(page),
                 'The bishop on e2 is pinned to the king on e1 by the rook on e4.');
    assert.equal(await text(page, '#hint'), 'The bishop on e2 has no legal move.');
    assert.equal(await label(page, 'e2'), 'e2, white bishop');
    assert.equal(await label(page, 'd3'), 'd3, empty');
    assert.deepEqual(await lit(page), ['e2 mover', 'e1 king', 'e4 pinner']);
    assert.deepEqual(await arrows(page), ['e2-d3 tried', 'e4-e1 attack']);
    assert.equal((await text(page, '#legend')).replace(/\n+/g, '; '),
                 'The move you tried; Where it starts; Shielded from check; Would give check');
});

test('the sentence is there while the piece glides back', options, async t => {
    const page = await visit(t, { hash: pinned, reducedMotion: 'no-preference' });
    await drag(page, 'e2', 'd3');
    assert.match(await sentence(page), /^The bishop on e2 is pinned/);
    await page.waitForFunction(() => document.querySelectorAll('.pieces [data-piece]')
        .values().every(piece => piece.getAnimations().length === 0));
    assert.equal(await page.locator('.pieces [data-square=e2]').count(), 1);
    assert.equal(await page.locator('.cm-chessboard-draggable-piece').count(), 0);
});

test('a legal move is played, and can be taken back', options, async t => {
    const page = await visit(t);
    assert.equal(await page.locator('#undo').isDisabled(), true);
    await drag(page, 'e2', 'e4');
    assert.equal(await sentence(page), 'Legal: the pawn on e2 advances two squares to e4.');
    assert.equal(await label(page, 'e4'), 'e4, white pawn');
    assert.equal(await text(page, '#turn'), 'Black to move');
    assert.equal(await page.locator('.pieces [data-square=e4]').count(), 1);
    await page.click('#undo');
    assert.equal(await label(page, 'e2'), 'e2, white pawn');
    assert.equal(await text(page, '#turn'), 'White to move');
    assert.match(await sentence(page), /^Move a piece/);
});

test('a piece of the other side and one of the own are answers too', options, async t => {
    const page = await visit(t);
    await drag(page, 'e7', 'e5');
    assert.match(await sentence(page), /^It is White's turn/);
    for (const square of ['a1', 'a2']) {
        const { x, y } = await middle(page, square);
        await page.mouse.click(x, y);
    }
    assert.match(await sentence(page), /^The rook on a1 cannot capture the pawn on a2/);
    const { x, y } = await middle(page, 'a4');
    await page.mouse.click(x, y);
    assert.equal(await label(page, 'a4'), 'a4, white pawn', 'the pawn was taken up meanwhile');
});

test('a finger taps and drags', options, async t => {
    const page = await visit(t, { size: 'phone', hasTouch: true, isMobile: true });
    await tap(page, 'g1');
    assert.equal(await page.locator('.dot').count(), 2);
    await tap(page, 'g3');
    assert.match(await sentence(page), /^The knight on g1 cannot go to g3/);
    await tap(page, 'g1');
    await tap(page, 'f3');
    assert.equal(await label(page, 'f3'), 'f3, white knight');
    const touch = await page.context().newCDPSession(page);
    const [from, to] = [await middle(page, 'b8'), await middle(page, 'b5')];
    const send = (type, ...touchPoints) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', from);
    await send('touchMove', { x: from.x, y: (from.y + to.y) / 2 });
    await send('touchMove', to);
    await send('touchEnd');
    assert.match(await sentence(page), /^The knight on b8 cannot go to b5/);
});

test('a drag begins anew, and a tap on a piece captures it', options, async t => {
    const page = await visit(t);
    const click = async square => {
        const { x, y } = await middle(page, square);
        await page.mouse.click(x, y);
    };
    await click('d1');
    await click('d2');
    await drag(page, 'e7', 'e5');
    assert.match(await sentence(page), /^It is White's turn/);
    assert.deepEqual(await arrows(page), ['e7-e5 tried']);
    await drag(page, 'e2', 'e4');
    assert.equal(await label(page, 'e4'), 'e4, white pawn');
    await click('d7');
    await drag(page, 'd7', 'd5');
    for (const square of ['e4', 'd5'])
        await click(square);
    assert.equal(await label(page, 'd5'), 'd5, white pawn');
    const phone = await visit(t, { size: 'phone', hasTouch: true, isMobile: true });
    const touch = await phone.context().newCDPSession(phone);
    await tap(phone, 'd1');
    await tap(phone, 'd2');
    const [from, to] = [await middle(phone, 'e7'), await middle(phone, 'e5')];
    for (const [type, ...touchPoints] of [
        ['touchStart', from], ['touchMove', { x: from.x, y: (from.y + to.y) / 2 }],
        ['touchMove', to], ['touchEnd']])
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    assert.match(await sentence(phone), /^It is White's turn/);
    assert.deepEqual(await arrows(phone), ['e7-e5 tried']);
});

test('keys go over the board, and Enter moves', options, async t => {
    const page = await visit(t);
    await page.locator('#board .grid [tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('[aria-selected=true]').getAttribute('aria-label'),
                 'e2, white pawn');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter'])
        await page.keyboard.press(key);
    assert.match(await sentence(page), /^The pawn on e2 cannot go to e5/);
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.square), 'e4');
    for (const key of ['ArrowDown', 'ArrowDown', ' ', 'ArrowUp', 'ArrowUp', ' '])
        await page.keyboard.press(key);
    assert.equal(await label(page, 'e4'), 'e4, white pawn');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('[aria-selected=true]').count(), 0);
    await page.click('#flip');
    await page.locator('#board .grid [data-square="e4"]').focus();
    await page.keyboard.press('ArrowUp');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.square), 'e3');
});

test('whoever hears the board hears pieces, goals and keys', options, async t => {
    const page = await visit(t, { hash: pinned });
    await page.locator('#board .grid [tabindex="0"]').focus();
    await page.keyboard.press('p');
    assert.equal(await page.locator('#heard').textContent(),
                 'white king e1; white bishop e2; black king e8; black rook e4');
    for (const key of ['e', '1', 'Enter'])
        await page.keyboard.press(key);
    assert.equal(await label(page, 'd2'), 'd2, empty, can go there');
    await page.keyboard.press('d');
    await page.keyboard.press('2');
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), await label(page, 'd2'));
    await page.keyboard.press('Enter');
    assert.equal(await label(page, 'd2'), 'd2, white king');
    const described = await page.locator('#board .grid').getAttribute('aria-describedby');
    assert.match(await page.locator(`#${described}`).textContent(), /^Arrow keys/);
});

test('a screen reader presses squares', options, async t => {
    const page = await visit(t);
    for (const square of ['b1', 'b3'])
        await page.locator(`[data-square="${square}"][role=gridcell]`).dispatchEvent('click');
    assert.match(await sentence(page), /^The knight on b1 cannot go to b3/);
    assert.equal(await page.locator('#said').getAttribute('role'), 'status');
});

test('moves are typed as people of the country write them', options, async t => {
    const page = await visit(t);
    const said = [];
    for (const [language, move] of [['en', 'Nf3'], ['fr', 'Cf6'], ['de', 'Sc3'], ['es', 'Cc6']]) {
        await page.selectOption('#language', language);
        await page.fill('#move', move);
        await page.keyboard.press('Enter');
        said.push(await sentence(page));
    }
    assert.deepEqual(said, [
        'Legal: the knight on g1 goes to f3.',
        'Légal\u00a0: le cavalier en g8 va en f6.',
        'Legal: Der Springer auf b1 zieht nach c3.',
        'Legal: el caballo de b8 va a c6.'
    ]);
});

test('the letters of the reader win, and English ones are read beside them', options, async t => {
    const king = '4k3/8/8/8/8/8/8/R3K3_w_-_-_0_1';
    for (const [fen, language, move, said, ...offered] of [
        ['', 'en', 'Dd4', /^This is not a move/, 'd4'],
        ['', 'es', 'Fe3', /^Este texto no es/],
        ['', 'de', 'Dd4', /^Die Dame auf d1 kann nicht/],
        ['', 'de', 'Nf3', /^Legal: Der Springer/],
        [king, 'fr', 'Rb1', /^Le roi en e1 ne peut pas/, '♖b1'],
        [king, 'fr', 'Rd1', /^Ce texte n’est un coup/, '♔d1', '♖d1'],
        [king, 'fr', 'Rf1', /^Légal.: le roi en e1/],
        [king, 'de', 'Rb1', /^Legal: Der Turm/],
        ['8/P6k/6p1/8/8/8/8/K7_w_-_-_0_1', 'de', 'a8=B', /^Legal: Der Bauer/]
    ]) {
        const page = await visit(t, { hash: fen && `#fen=${fen}` });
        await page.selectOption('#language', language);
        await page.fill('#move', move);
        await page.keyboard.press('Enter');
        assert.match(await sentence(page), said, `${language} ${move}`);
        if (offered.length > 0)
            assert.deepEqual(await page.locator('#meant button').allTextContents(), offered);
    }
});

test('a slip of the pen is one tap away from what was meant', options, async t => {
    const page = await visit(t);
    await page.fill('#move', 'Nf4');
    await page.keyboard.press('Enter');
    assert.equal(await text(page, '#meant button >> nth=0'), '♘f3');
    await page.click('#meant button >> nth=0');
    assert.equal(await label(page, 'f3'), 'f3, white knight');
});

test('a pawn on the last rank asks what it becomes', options, async t => {
    const page = await visit(t, { hash: '#fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1' });
    await drag(page, 'a7', 'a8');
    await page.keyboard.press('Escape');
    assert.equal(await label(page, 'a7'), 'a7, white pawn');
    await drag(page, 'a7', 'a8');
    await page.getByRole('button', { name: 'Knight', exact: true }).click();
    await page.locator('#board [aria-label="a8, white knight"]').waitFor({ state: 'attached' });
});

test('castling moves the rook, and en passant takes the pawn', options, async t => {
    const page = await visit(t, { hash: '#fen=4k3/8/8/3pP3/8/8/8/4K2R_w_K_d6_0_1' });
    await drag(page, 'e5', 'd6');
    assert.equal(await label(page, 'd5'), 'd5, empty');
    assert.equal(await page.locator('.pieces [data-square=d5]').count(), 0);
    await page.click('#undo');
    await drag(page, 'e1', 'g1');
    assert.equal(await label(page, 'f1'), 'f1, white rook');
    assert.deepEqual(await arrows(page), ['e1-g1 played', 'h1-f1 played']);
    const [king, rook] = await page.locator('.arrow path.line').evaluateAll(
        lines => lines.map(line => line.getBoundingClientRect()));
    assert.ok(king.bottom < rook.top, 'one arrow hides the other');
});

test('mate is the headline, and the board shows why there is no way out', options, async t => {
    const page = await visit(t);
    for (const move of ['f3', 'e5', 'g4', 'Qh4']) {
        await page.fill('#move', move);
        await page.keyboard.press('Enter');
    }
    assert.equal(await text(page, '#mark'), 'Checkmate');
    assert.equal(await sentence(page), 'White is checkmated: Black has won.');
    assert.equal(await text(page, '#hint'), 'Legal: the queen on d8 goes to h4, giving checkmate.');
    assert.deepEqual(await lit(page), ['d8 mover', 'e1 mated', 'h4 checker', 'f2 covered']);
    assert.deepEqual(await arrows(page), ['d8-h4 played', 'h4-e1 attack']);
    assert.equal(await label(page, 'e1'), 'e1, white king, is checkmated');
    assert.equal(await label(page, 'h4'), 'h4, black queen, gives check');
    await page.click('#more summary');
    await page.waitForSelector('#steps li');
    assert.match(await text(page, '#steps'), /king/);
    await page.getByRole('button', { name: 'Take the move back' }).last().click();
    assert.equal(await text(page, '#turn'), 'Black to move');
    await shoot(page, 'mate-undone');
    const stuck = await visit(t, { hash: '#fen=7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1&l=en' });
    assert.equal(await text(stuck, '#mark'), 'Stalemate');
    assert.deepEqual(await lit(stuck), ['h8 stuck', 'g7 covered', 'g8 covered', 'h7 covered']);
});

test('a king in check is ringed at rest, and named', options, async t => {
    const page = await visit(t, { hash: '#fen=4k3/8/8/8/8/8/4R3/4K3_b_-_-_0_1&l=en' });
    assert.deepEqual(await lit(page), ['e8 checked', 'e2 checker']);
    assert.equal(await page.locator('.light .check').count(), 1);
    assert.equal(await text(page, '#legend'), 'Is in check');
    assert.equal(await label(page, 'e2'), 'e2, white rook, gives check');
    await drag(page, 'e8', 'd7');
    assert.deepEqual(await lit(page), ['e8 mover']);
    await drag(page, 'e2', 'd2');
    assert.equal(await label(page, 'd7'), 'd7, black king, is in check');
    await drag(page, 'd7', 'd6');
    assert.equal(await label(page, 'd2'), 'd2, white rook, attacks it');
});

test('the steps behind a sentence come for three readers', options, async t => {
    const page = await visit(t, { hash: '#m=c1a3&l=en' });
    await page.click('#more summary');
    const steps = [];
    for (const level of ['child', 'player', 'arbiter']) {
        await page.locator(`#levels [value=${level}]`).check({ force: true });
        steps.push(await text(page, '#steps'));
    }
    assert.match(steps[0], /^The bishop on c1 cannot go to a3\. The pawn on b2 is in the way\./);
    assert.match(steps[1], /^Rule\s+All squares on the way must be empty/);
    assert.match(steps[2], /FIDE Laws of Chess/);
});

test('a hint has the letters that moves have in its language', options, async t => {
    const page = await visit(t, { hash: '#fen=4k3/8/8/8/4r3/8/2N5/2B1KB2_w_-_-_0_1&m=f1f5&l=fr' });
    for (const [language, moves] of Object.entries({ fr: 'Fe3, Ce3', de: 'Le3, Se3',
                                                     es: 'Ae3, Ce3', en: 'Be3, Ne3' })) {
        await page.selectOption('#language', language);
        assert.ok((await text(page, '#hint')).includes(moves), await text(page, '#hint'));
    }
});
