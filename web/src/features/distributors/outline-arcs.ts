/**
 * Poland and its sixteen voivodeships as arcs between the points where three of them meet, drawn by hand for this
 * portal and accurate to some ten kilometres, without third-party data. Each arc is longitude, latitude, longitude,
 * latitude …; neighbours share an arc, so that no gap opens.
 */
export const arcs = {
  /* The border of the country, clockwise from the north-west. */
  coastZachodniopomorskie: [
    14.23, 53.93, 14.45, 53.93, 14.75, 54.03, 15.06, 54.1, 15.55, 54.19, 16.05, 54.27, 16.38, 54.44, 16.54,
    54.55, 16.7, 54.57,
  ],
  coastPomorskie: [
    16.7, 54.57, 16.86, 54.59, 17.05, 54.67, 17.55, 54.77, 17.96, 54.83, 18.34, 54.84, 18.42, 54.8, 18.62,
    54.7, 18.81, 54.6, 18.6, 54.68, 18.44, 54.72, 18.5, 54.62, 18.56, 54.52, 18.6, 54.43, 18.75, 54.36, 18.95,
    54.36, 19.12, 54.35, 19.45, 54.39, 19.64, 54.46,
  ],
  borderWarminskoMazurskie: [
    19.64, 54.46, 19.87, 54.43, 20.33, 54.4, 20.64, 54.37, 21.27, 54.33, 21.99, 54.33, 22.32, 54.34, 22.79,
    54.36,
  ],
  borderPodlaskie: [
    22.79, 54.36, 23.05, 54.31, 23.35, 54.24, 23.49, 54.15, 23.52, 54.03, 23.51, 53.95, 23.62, 53.75, 23.6,
    53.55, 23.72, 53.35, 23.8, 53.2, 23.92, 53.05, 23.93, 52.9, 23.93, 52.72, 23.75, 52.62, 23.45, 52.53,
    23.3, 52.42, 23.17, 52.28,
  ],
  borderLubelskie: [
    23.17, 52.28, 23.48, 52.18, 23.65, 52.07, 23.61, 51.9, 23.53, 51.72, 23.58, 51.52, 23.66, 51.3, 23.81,
    51.17, 23.95, 51.02, 24.14, 50.86, 24.03, 50.73, 24.1, 50.6, 23.98, 50.41, 23.7, 50.38, 23.58, 50.27,
    23.47, 50.21,
  ],
  borderPodkarpackie: [
    23.47, 50.21, 23.3, 50.1, 23.19, 50.02, 23.06, 49.9, 22.93, 49.8, 22.8, 49.68, 22.7, 49.57, 22.68, 49.46,
    22.74, 49.34, 22.73, 49.2, 22.88, 49.08, 22.85, 49.0, 22.57, 49.09, 22.2, 49.16, 22.02, 49.22, 21.85,
    49.36, 21.69, 49.41, 21.43, 49.42, 21.36, 49.43,
  ],
  borderMalopolskie: [
    21.36, 49.43, 21.28, 49.46, 21.1, 49.42, 20.97, 49.33, 20.9, 49.29, 20.72, 49.37, 20.6, 49.39, 20.43,
    49.4, 20.33, 49.39, 20.21, 49.33, 20.11, 49.26, 20.09, 49.18, 19.97, 49.23, 19.83, 49.2, 19.77, 49.23,
    19.8, 49.36, 19.64, 49.41, 19.53, 49.57, 19.44, 49.6,
  ],
  borderSlaskie: [
    19.44, 49.6, 19.32, 49.53, 19.18, 49.41, 18.97, 49.4, 18.95, 49.49, 18.85, 49.52, 18.8, 49.68, 18.63,
    49.74, 18.58, 49.86, 18.52, 49.91, 18.33, 49.93, 18.18, 49.99, 18.09, 50.04, 18.03, 50.06,
  ],
  borderOpolskie: [
    18.03, 50.06, 17.98, 50.0, 17.87, 49.98, 17.77, 50.02, 17.7, 50.1, 17.61, 50.16, 17.74, 50.21, 17.69,
    50.3, 17.6, 50.27, 17.44, 50.25, 17.36, 50.28, 17.2, 50.36, 17.0, 50.42, 16.93, 50.45,
  ],
  borderDolnoslaskie: [
    16.93, 50.45, 16.9, 50.38, 17.02, 50.24, 16.86, 50.2, 16.7, 50.1, 16.55, 50.15, 16.38, 50.25, 16.22,
    50.41, 16.36, 50.5, 16.44, 50.58, 16.31, 50.66, 16.1, 50.66, 15.99, 50.69, 15.82, 50.75, 15.7, 50.74,
    15.52, 50.78, 15.4, 50.81, 15.29, 50.87, 15.26, 50.97, 15.15, 51.01, 14.99, 50.93, 14.82, 50.87, 14.95,
    51.02, 15.02, 51.15, 15.03, 51.28, 14.97, 51.42,
  ],
  borderLubuskie: [
    14.97, 51.42, 14.73, 51.53, 14.69, 51.62, 14.6, 51.82, 14.71, 51.95, 14.7, 52.07, 14.57, 52.25, 14.55,
    52.4, 14.63, 52.57, 14.45, 52.66,
  ],
  borderZachodniopomorskie: [
    14.45, 52.66, 14.35, 52.75, 14.13, 52.85, 14.15, 52.97, 14.35, 53.06, 14.4, 53.16, 14.42, 53.28, 14.33,
    53.45, 14.27, 53.7, 14.21, 53.87, 14.23, 53.93,
  ],

  /* Between voivodeships, named after both. */
  zachodniopomorskiePomorskie: [
    16.7, 54.57, 16.78, 54.47, 16.85, 54.33, 16.83, 54.18, 16.8, 54.05, 16.9, 53.97, 16.93, 53.86, 17.0,
    53.72, 16.95, 53.6,
  ],
  zachodniopomorskieWielkopolskie: [
    16.95, 53.6, 16.75, 53.56, 16.7, 53.45, 16.65, 53.3, 16.6, 53.2, 16.4, 53.13, 16.28, 53.06, 16.12, 53.0,
    15.95, 52.98,
  ],
  zachodniopomorskieLubuskie: [
    15.95, 52.98, 15.85, 53.05, 15.65, 53.07, 15.5, 52.98, 15.32, 52.92, 15.15, 52.87, 14.98, 52.8, 14.85,
    52.72, 14.65, 52.67, 14.45, 52.66,
  ],
  pomorskieWielkopolskie: [16.95, 53.6, 17.08, 53.56, 17.2, 53.51, 17.35, 53.52],
  pomorskieKujawskoPomorskie: [
    17.35, 53.52, 17.45, 53.6, 17.65, 53.63, 17.78, 53.71, 17.95, 53.72, 18.1, 53.76, 18.3, 53.72, 18.4,
    53.67, 18.58, 53.7, 18.78, 53.69, 18.85, 53.6, 19.1, 53.6,
  ],
  pomorskieWarminskoMazurskie: [
    19.1, 53.6, 19.27, 53.7, 19.37, 53.82, 19.45, 53.94, 19.4, 54.03, 19.28, 54.1, 19.24, 54.2, 19.3, 54.33,
    19.64, 54.46,
  ],
  wielkopolskieKujawskoPomorskie: [
    17.35, 53.52, 17.35, 53.4, 17.4, 53.28, 17.42, 53.15, 17.38, 53.02, 17.35, 52.9, 17.42, 52.8, 17.4, 52.74,
    17.58, 52.68, 17.72, 52.63, 17.9, 52.58, 18.05, 52.56, 18.2, 52.5, 18.3, 52.56, 18.45, 52.5, 18.65, 52.48,
    18.68, 52.4, 18.85, 52.36, 19.02, 52.33,
  ],
  kujawskoPomorskieWarminskoMazurskie: [
    19.1, 53.6, 19.22, 53.52, 19.27, 53.44, 19.42, 53.37, 19.55, 53.33, 19.67, 53.28, 19.7, 53.2, 19.75,
    53.15,
  ],
  kujawskoPomorskieMazowieckie: [
    19.75, 53.15, 19.62, 53.02, 19.5, 52.95, 19.48, 52.83, 19.45, 52.72, 19.4, 52.62, 19.38, 52.52, 19.3,
    52.42,
  ],
  warminskoMazurskieMazowieckie: [
    19.75, 53.15, 19.95, 53.13, 20.15, 53.17, 20.38, 53.21, 20.6, 53.27, 20.75, 53.32, 20.9, 53.33, 21.08,
    53.38, 21.22, 53.44, 21.4, 53.45, 21.58, 53.49,
  ],
  warminskoMazurskiePodlaskie: [
    21.58, 53.49, 21.8, 53.51, 22.05, 53.54, 22.2, 53.6, 22.35, 53.67, 22.52, 53.69, 22.6, 53.77, 22.75,
    53.85, 22.72, 53.95, 22.62, 54.06, 22.53, 54.18, 22.62, 54.27, 22.7, 54.31, 22.79, 54.36,
  ],
  mazowieckiePodlaskie: [
    21.58, 53.49, 21.65, 53.36, 21.7, 53.22, 21.78, 53.13, 21.85, 53.0, 21.98, 52.95, 22.1, 52.9, 22.26,
    52.81, 22.35, 52.7, 22.42, 52.63, 22.5, 52.52, 22.62, 52.39, 22.8, 52.37, 22.97, 52.33,
  ],
  podlaskieLubelskie: [22.97, 52.33, 23.07, 52.3, 23.17, 52.28],
  mazowieckieLubelskie: [
    22.97, 52.33, 23.0, 52.22, 22.9, 52.12, 22.75, 52.07, 22.58, 52.08, 22.4, 52.05, 22.2, 52.02, 22.02,
    52.04, 21.88, 51.99, 21.93, 51.9, 22.02, 51.85, 22.03, 51.77, 21.9, 51.72, 21.75, 51.66, 21.74, 51.58,
    21.85, 51.5, 21.88, 51.45, 21.82, 51.4, 21.8, 51.3, 21.84, 51.23, 21.8, 51.15, 21.8, 51.06,
  ],
  kujawskoPomorskieLodzkie: [19.02, 52.33, 19.15, 52.36, 19.3, 52.42],
  wielkopolskieLodzkie: [
    19.02, 52.33, 19.0, 52.2, 18.92, 52.1, 18.85, 52.03, 18.72, 52.03, 18.72, 51.92, 18.6, 51.85, 18.45,
    51.85, 18.4, 51.75, 18.35, 51.65, 18.3, 51.55, 18.2, 51.45, 18.09, 51.39, 18.07, 51.28, 18.1, 51.19,
  ],
  mazowieckieLodzkie: [
    19.3, 52.42, 19.42, 52.36, 19.55, 52.31, 19.75, 52.28, 19.83, 52.3, 19.95, 52.29, 20.05, 52.22, 20.15,
    52.15, 20.27, 52.07, 20.35, 51.98, 20.5, 51.9, 20.57, 51.8, 20.48, 51.7, 20.42, 51.62, 20.45, 51.53,
    20.55, 51.47, 20.52, 51.4, 20.46, 51.32,
  ],
  mazowieckieSwietokrzyskie: [
    20.46, 51.32, 20.6, 51.26, 20.72, 51.18, 20.9, 51.17, 21.1, 51.13, 21.2, 51.08, 21.38, 51.04, 21.55,
    51.06, 21.7, 51.05, 21.8, 51.06,
  ],
  lodzkieSwietokrzyskie: [
    19.75, 50.87, 19.85, 50.97, 19.97, 51.05, 20.05, 51.15, 20.2, 51.21, 20.35, 51.28, 20.46, 51.32,
  ],
  lodzkieSlaskie: [
    18.68, 51.05, 18.85, 51.06, 19.02, 51.05, 19.2, 51.03, 19.35, 50.97, 19.48, 50.9, 19.62, 50.87, 19.75,
    50.87,
  ],
  lodzkieOpolskie: [18.1, 51.19, 18.25, 51.17, 18.38, 51.11, 18.55, 51.1, 18.68, 51.05],
  wielkopolskieOpolskie: [18.1, 51.19, 17.98, 51.15, 17.87, 51.11, 17.75, 51.19],
  opolskieSlaskie: [
    18.68, 51.05, 18.65, 50.92, 18.55, 50.83, 18.53, 50.72, 18.57, 50.6, 18.47, 50.48, 18.42, 50.38, 18.35,
    50.3, 18.25, 50.25, 18.15, 50.2, 18.08, 50.13, 18.03, 50.06,
  ],
  dolnoslaskieWielkopolskie: [
    16.43, 51.78, 16.6, 51.74, 16.72, 51.63, 16.82, 51.56, 17.0, 51.56, 17.18, 51.61, 17.38, 51.6, 17.55,
    51.55, 17.65, 51.46, 17.78, 51.38, 17.82, 51.27, 17.75, 51.19,
  ],
  dolnoslaskieOpolskie: [
    17.75, 51.19, 17.62, 51.08, 17.5, 50.98, 17.35, 50.87, 17.28, 50.78, 17.25, 50.68, 17.15, 50.6, 17.08,
    50.53, 16.95, 50.5, 16.93, 50.45,
  ],
  lubuskieWielkopolskie: [
    15.95, 52.98, 15.93, 52.9, 15.95, 52.8, 15.78, 52.7, 15.75, 52.6, 15.85, 52.5, 15.93, 52.42, 15.9, 52.3,
    15.87, 52.2, 15.92, 52.1, 16.0, 52.0, 16.18, 51.95, 16.3, 51.88, 16.43, 51.84, 16.43, 51.78,
  ],
  lubuskieDolnoslaskie: [
    16.43, 51.78, 16.25, 51.77, 16.1, 51.79, 15.93, 51.73, 15.85, 51.62, 15.72, 51.54, 15.6, 51.47, 15.4,
    51.44, 15.2, 51.42, 15.08, 51.4, 14.97, 51.42,
  ],
  slaskieSwietokrzyskie: [19.75, 50.87, 19.77, 50.77, 19.86, 50.7, 19.92, 50.6, 19.95, 50.51],
  slaskieMalopolskie: [
    19.95, 50.51, 19.85, 50.43, 19.7, 50.42, 19.55, 50.4, 19.45, 50.32, 19.38, 50.25, 19.3, 50.16, 19.22,
    50.11, 19.12, 50.03, 19.1, 49.96, 19.18, 49.9, 19.18, 49.82, 19.28, 49.79, 19.42, 49.75, 19.47, 49.66,
    19.44, 49.6,
  ],
  swietokrzyskieMalopolskie: [
    19.95, 50.51, 20.1, 50.47, 20.25, 50.42, 20.32, 50.33, 20.38, 50.25, 20.5, 50.21, 20.68, 50.2, 20.8,
    50.26, 20.95, 50.31, 21.1, 50.35, 21.22, 50.37,
  ],
  swietokrzyskiePodkarpackie: [
    21.22, 50.37, 21.33, 50.42, 21.45, 50.48, 21.55, 50.55, 21.65, 50.6, 21.75, 50.65, 21.83, 50.7, 21.87,
    50.79,
  ],
  swietokrzyskieLubelskie: [21.8, 51.06, 21.83, 50.95, 21.85, 50.87, 21.87, 50.79],
  lubelskiePodkarpackie: [
    21.87, 50.79, 22.0, 50.83, 22.15, 50.82, 22.23, 50.73, 22.2, 50.65, 22.3, 50.58, 22.45, 50.55, 22.45,
    50.45, 22.5, 50.35, 22.65, 50.3, 22.85, 50.29, 23.0, 50.32, 23.15, 50.38, 23.28, 50.4, 23.4, 50.35, 23.42,
    50.28, 23.47, 50.21,
  ],
  malopolskiePodkarpackie: [
    21.22, 50.37, 21.2, 50.27, 21.17, 50.17, 21.18, 50.05, 21.2, 49.95, 21.22, 49.85, 21.3, 49.79, 21.33,
    49.7, 21.38, 49.6, 21.4, 49.5, 21.36, 49.43,
  ],
} as const satisfies Record<string, readonly number[]>

export type Arc = keyof typeof arcs

/** The arcs around each voivodeship, in order. */
export const rings: Readonly<Record<string, readonly Arc[]>> = {
  zachodniopomorskie: [
    'coastZachodniopomorskie',
    'zachodniopomorskiePomorskie',
    'zachodniopomorskieWielkopolskie',
    'zachodniopomorskieLubuskie',
    'borderZachodniopomorskie',
  ],
  pomorskie: [
    'coastPomorskie',
    'pomorskieWarminskoMazurskie',
    'pomorskieKujawskoPomorskie',
    'pomorskieWielkopolskie',
    'zachodniopomorskiePomorskie',
  ],
  'warmińsko-mazurskie': [
    'borderWarminskoMazurskie',
    'warminskoMazurskiePodlaskie',
    'warminskoMazurskieMazowieckie',
    'kujawskoPomorskieWarminskoMazurskie',
    'pomorskieWarminskoMazurskie',
  ],
  podlaskie: ['borderPodlaskie', 'podlaskieLubelskie', 'mazowieckiePodlaskie', 'warminskoMazurskiePodlaskie'],
  'kujawsko-pomorskie': [
    'pomorskieKujawskoPomorskie',
    'kujawskoPomorskieWarminskoMazurskie',
    'kujawskoPomorskieMazowieckie',
    'kujawskoPomorskieLodzkie',
    'wielkopolskieKujawskoPomorskie',
  ],
  mazowieckie: [
    'warminskoMazurskieMazowieckie',
    'mazowieckiePodlaskie',
    'mazowieckieLubelskie',
    'mazowieckieSwietokrzyskie',
    'mazowieckieLodzkie',
    'kujawskoPomorskieMazowieckie',
  ],
  lubuskie: ['zachodniopomorskieLubuskie', 'lubuskieWielkopolskie', 'lubuskieDolnoslaskie', 'borderLubuskie'],
  wielkopolskie: [
    'zachodniopomorskieWielkopolskie',
    'pomorskieWielkopolskie',
    'wielkopolskieKujawskoPomorskie',
    'wielkopolskieLodzkie',
    'wielkopolskieOpolskie',
    'dolnoslaskieWielkopolskie',
    'lubuskieWielkopolskie',
  ],
  łódzkie: [
    'kujawskoPomorskieLodzkie',
    'mazowieckieLodzkie',
    'lodzkieSwietokrzyskie',
    'lodzkieSlaskie',
    'lodzkieOpolskie',
    'wielkopolskieLodzkie',
  ],
  lubelskie: [
    'podlaskieLubelskie',
    'borderLubelskie',
    'lubelskiePodkarpackie',
    'swietokrzyskieLubelskie',
    'mazowieckieLubelskie',
  ],
  dolnośląskie: [
    'lubuskieDolnoslaskie',
    'dolnoslaskieWielkopolskie',
    'dolnoslaskieOpolskie',
    'borderDolnoslaskie',
  ],
  opolskie: [
    'wielkopolskieOpolskie',
    'lodzkieOpolskie',
    'opolskieSlaskie',
    'borderOpolskie',
    'dolnoslaskieOpolskie',
  ],
  śląskie: [
    'lodzkieSlaskie',
    'slaskieSwietokrzyskie',
    'slaskieMalopolskie',
    'borderSlaskie',
    'opolskieSlaskie',
  ],
  świętokrzyskie: [
    'lodzkieSwietokrzyskie',
    'mazowieckieSwietokrzyskie',
    'swietokrzyskieLubelskie',
    'swietokrzyskiePodkarpackie',
    'swietokrzyskieMalopolskie',
    'slaskieSwietokrzyskie',
  ],
  małopolskie: [
    'swietokrzyskieMalopolskie',
    'malopolskiePodkarpackie',
    'borderMalopolskie',
    'slaskieMalopolskie',
  ],
  podkarpackie: [
    'lubelskiePodkarpackie',
    'borderPodkarpackie',
    'malopolskiePodkarpackie',
    'swietokrzyskiePodkarpackie',
  ],
}
