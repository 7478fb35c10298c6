// A card game for boardgame.io's own server, so that it has about the work of a table of Chicago Poker:
// four hands that only their owners see, rows of cards before four businesses, open and face down, a pile, discards.
// Run by bench/table.py: `node card_table.cjs memory`, or `node card_table.cjs files FOLDER`. Tells its port in JSON.
'use strict';

const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['red', 'amber', 'green', 'blue', 'violet'];
const BUSINESSES = ['bar', 'jazz-club', 'brewery', 'gambling-den'];
const PLAYERS = 4;
const HAND = 5;
const FULL_ROW = 4;
const MOVES_OF_A_TURN = 3;
// As long as random games of Chicago Poker are, on average.
const MOVES_OF_A_GAME = 357;

const everyone = [0, 1, 2, 3, 4, 5];
const seats = Array.from({ length: PLAYERS }, (_, seat) => seat);

function setup({ random }) {
  const box = COLOURS.flatMap((colour) => Array.from({ length: 15 }, (_, at) => `${colour}-${at + 1}`));
  const pile = random.Shuffle(box);
  return {
    moves: 0,
    hands: seats.map(() => pile.splice(0, HAND)),
    pile,
    discards: [],
    businesses: BUSINESSES.map((business) => ({ business, bullet: null, rows: seats.map(() => ({ cards: [] })) })),
    owned: seats.map(() => Object.fromEntries(BUSINESSES.map((business) => [business, 0]))),
  };
}

function draw({ G, playerID, random }) {
  const hand = G.hands[playerID];
  if (hand.length >= HAND) return INVALID_MOVE;
  if (G.pile.length === 0) {
    G.pile = random.Shuffle(G.discards);
    G.discards = [];
  }
  hand.push(G.pile.pop());
  G.moves += 1;
}

function lay({ G, playerID }, card, place, up) {
  const hand = G.hands[playerID];
  const at = hand.indexOf(card);
  const business = G.businesses[place];
  if (at < 0 || business === undefined) return INVALID_MOVE;
  hand.splice(at, 1);
  const row = business.rows[playerID];
  row.cards.push({ card, up, known_to: up ? everyone : [Number(playerID)] });
  if (row.cards.length > FULL_ROW) {
    G.owned[playerID][business.business] += 1;
    G.discards.push(...row.cards.map((lying) => lying.card));
    row.cards = [];
  }
  G.moves += 1;
}

// Built from nothing, as ours is: what this player may know.
function playerView({ G, playerID }) {
  const seat = playerID === null ? -1 : Number(playerID);
  return {
    hand: G.hands[seat] ?? [],
    hands: G.hands.map((hand) => hand.length),
    pile: G.pile.length,
    discards: G.discards,
    businesses: G.businesses.map(({ business, bullet, rows }) => ({
      business,
      bullet,
      rows: rows.map((row) => ({
        cards: row.cards.map((lying) => (lying.known_to.includes(seat) ? lying : { ...lying, card: null })),
      })),
    })),
    owned: G.owned,
  };
}

const game = {
  name: 'cards',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup,
  moves: { draw, lay },
  playerView,
  turn: { minMoves: MOVES_OF_A_TURN, maxMoves: MOVES_OF_A_TURN },
  endIf: ({ G }) => (G.moves >= MOVES_OF_A_GAME ? { over: true } : undefined),
};

const [kind, dir] = process.argv.slice(2);
const options = { games: [game], origins: ['http://127.0.0.1'] };
if (kind === 'files') options.db = new FlatFile({ dir });
console.info = () => {}; // it would say where it serves
Server(options)
  .run(0)
  .then(({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port })));
