import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config.ts';

export default mergeConfig(
  built,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // So long a test may take on a machine that has other things to do; none waits for ever.
    test: {
      testTimeout: 30_000,
      hookTimeout: 30_000,
      teardownTimeout: 10_000,
      environment: 'node',
      // Files share threads, their modules and their document: to make those anew for each took two thirds of the time.
      // `tests/setup.ts` empties the document. Any order passes: `npx vitest run --sequence.shuffle.files`.
      pool: 'threads',
      isolate: false,
      setupFiles: ['tests/setup.ts'],
      include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    },
  }),
);
