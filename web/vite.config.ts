import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons()],
  // The page's <base> says where the house stands; its files are found beside it.
  base: './',
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8926', ws: true } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // So long a test may take on a machine that has other things to do; none waits for ever.
  test: { testTimeout: 30_000, hookTimeout: 30_000, teardownTimeout: 10_000, environment: 'node', setupFiles: ['tests/setup.ts'], include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
}));
