import type { Rolldown } from 'vite'

/**
 * How the code that every screen needs is cut into files: the document's own script, which stands on nothing, and the app in
 * three, each read in a task of its own as it comes. The rest is cut by who needs it; icons, of some hundred bytes each, are
 * one file.
 */
export const parts: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', test: /[\\/]src[\\/]start\.ts$/, priority: 4 },
      { name: 'react', test: /[\\/]src[\\/]react-root\.ts$/, priority: 3 },
      { name: 'router', test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 2 },
      { name: 'app', test: /[\\/]src[\\/]main\.tsx$/, priority: 1 },
      { name: 'icons', test: /[\\/]node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
    ],
  },
}
