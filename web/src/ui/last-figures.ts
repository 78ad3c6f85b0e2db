/** Figures that `CountUp` has shown since the page was loaded, by name; emptied as a session ends. */
export const lastFigures = new Map<string, number>()
