import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Made from Python.
  { ignores: ['dist/', 'src/net/protocol.ts', 'src/net/requests.ts', 'src/net/lessons.ts', 'src/games/*/view.ts'] },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  ts.configs.recommended,
  // Rules that need types are for TypeScript alone: components, whose types svelte-check checks, would take minutes.
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A Map that is no state need not be a reactive one.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Drawings of our own, put in when the client is built; nothing that anybody has sent.
    files: [
      'src/games/chicago_gangsters/pieces/PersonDefs.svelte',
      'src/games/chicago_poker/cards/SpecialCard.svelte',
      'src/games/chicago_poker/hexagons/{MiniHex,Picture}.svelte',
      'src/games/gangster/{HarbourTile,Land}.svelte',
      'src/games/gangster/pieces/Equipment.svelte',
      'src/kit/Icon.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
