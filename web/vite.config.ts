import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { handingOut } from './handing-out.ts';
import { icons } from './icons.ts';
import { licences } from './licences.ts';
import { words } from './words.ts';

// Vitest has a file of its own, so that the build needs no package that only tests need.
export default defineConfig({
  plugins: [svelte(), icons(), words(), licences(), handingOut()],
  // The page's <base> says where the house stands; its files are found beside it.
  base: './',
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8926', ws: true } },
  },
});
