// mcp.test.js -- ecart mcp, asked by the Model Context Protocol's own client
import assert from 'node:assert/strict';
import test from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { build, filter } from './native.js';

async function connect(t, ...options) {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({
        command: `${build}tools/ecart`, args: ['mcp', ...options] }));
    t.after(() => client.close());
    return client;
}

const two = '4k3/8/8/8/8/8/4K3/R6R w - - 0 1';
const asked = [
    ['judge_move', { moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4'], move: 'b8d7' }, 'referee'],
    ['judge_move', { move: '**"Nf3"** \u2014 a good move', language: 'fr' }, 'referee'],
    ['judge_move', { fen: two, move: 'Rd1' }, 'referee'],
    ['explain_move', { move: 'Ke3', level: 'child' }, 'explain'],
    ['position_status', { moves: ['f3', 'e5', 'g4', 'Qh4'] }, 'ends'],
    ['check_fen', { fen: '8/8/8/4k3/4K3/8/8/8 w - - 0 1' }, 'fen'],
    ['legal_moves', { from: 'g1' }, 'moves'],
    ['legal_moves', undefined, 'moves']
];

test('a client gets what the filter answers', async t => {
    const client = await connect(t);
    assert.equal(client.getServerVersion().name, 'ecart');
    await client.ping();
    const { tools } = await client.listTools();
    assert.deepEqual(tools.map(tool => tool.name).sort(),
                     [...new Set(asked.map(([name]) => name))].sort());
    for (const [name, args, op] of asked) {
        const { move, ...rest } = args ?? {};
        const [answer] = filter([{ op, ...rest, ...(move && { [op === 'referee' ? 'text' : 'move']: move }) }]);
        const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
        assert.deepEqual(structuredContent, answer);
        assert.deepEqual(JSON.parse(content[0].text), answer);
        assert.equal(isError, false);
        for (const key of Object.keys(args ?? {}))
            assert.ok(key in tools.find(tool => tool.name === name).inputSchema.properties, key);
    }
});

test('a client is told what is wrong', async t => {
    const client = await connect(t);
    for (const args of [{}, { move: 3 }, { move: 'e4', op: 'moves' }]) {
        const { isError, structuredContent } = await client.callTool({ name: 'judge_move', arguments: args });
        assert.equal(isError, true);
        assert.equal(structuredContent.verdict, 'bad-request');
    }
    await assert.rejects(client.callTool({ name: 'play_move' }), { code: -32602 });
});

test('without spoilers nothing is told of what can be played', async t => {
    const client = await connect(t, '--no-spoilers');
    const { tools } = await client.listTools();
    assert.ok(!tools.some(tool => tool.name === 'legal_moves'));
    await assert.rejects(client.callTool({ name: 'legal_moves' }), { code: -32602 });
    for (const name of ['judge_move', 'explain_move']) {
        const { structuredContent } = await client.callTool({ name, arguments: { fen: two, move: 'Rd1' } });
        assert.equal(structuredContent.text, 'Say which rook moves.');
    }
});
