import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { apiReference } from './build/api-reference.ts'
import { limitsFirstLoad } from './build/first-load.ts'
import { paintsFirst } from './build/paint-first.ts'
import { parts, preloaded } from './build/parts.ts'
import { precache } from './build/precache.ts'
import { precompress } from './build/precompress.ts'
import { slimsRouter } from './build/router-size.ts'

/** Tests of what listens to the window for as long as the page is open: each file has a process of its own. */
const ofWindow = [
  'src/{api,session,pwa,notifications}/**/*.dom.test.ts',
  'src/{pwa,notifications}/**/*.test.tsx',
]

const server = process.env.PLON_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [
    slimsRouter(),
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['pl-PL'] }), enforce: 'pre' },
    paintsFirst(),
    apiReference(),
    precache(),
    precompress(),
    limitsFirstLoad(),
  ],
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    reportCompressedSize: false,
    rolldownOptions: { output: parts },
  },
  server: {
    fs: { allow: ['.', '../data', '../docs/pl'] },
    /* The development server proxies the programme's style sheet to the server too. */
    proxy: { '/api': server, '/health': server, '/wyglad.css': server },
  },
  test: {
    /* Longer than several waits of `asyncUtilTimeout`, so that the wait says what it lacked. */
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts', 'build/**/*.dom.test.ts'],
          exclude: ofWindow,
          setupFiles: ['./src/test-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'window',
          environment: 'happy-dom',
          include: ofWindow,
          setupFiles: ['./src/test-setup.ts'],
        },
      },
      /* A DOM and modules of its own cost each file more than its tests, and these need neither. */
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{src,build}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
    ],
  },
})
