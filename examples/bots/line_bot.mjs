// A bot in JavaScript, over standard input: a line of JSON a question, a line of JSON an answer.
//
//   backroom match "cmd: node examples/bots/line_bot.mjs" random --title gangster --games 40
//
// It takes the action whose first word it has used least so far in this game; so it tries a bit of everything.

import { createInterface } from 'node:readline'

let used = new Map()

function answer(question) {
  if (question.ask === 'hello') return { name: 'a bit of everything', wants: [] }
  if (question.ask === 'begin') {
    used = new Map()
    return {}
  }
  const verb = (action) => action.text.split(' ')[0]
  const often = (action) => used.get(verb(action)) ?? 0
  const chosen = question.actions.reduce((best, action) => (often(action) < often(best) ? action : best))
  used.set(verb(chosen), often(chosen) + 1)
  return { action: chosen.index }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + '\n')
}
