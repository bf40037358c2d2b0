/**
 * Facets of a car that applications may require, with their values. Values must keep their position, so new values must be appended. Names
 * such as 'Engine Fuel System' describe the engine; the rest describe the chassis.
 */
export const facets = {
  "Bolt Pattern": [
    "5 x 4.75 in",
    "5 x 4.50 in",
    "5 x 5.00 in",
    "5 x 5.50 in",
    "4 x 4.25 in",
    "4 x 4.50 in",
    "4 x 100 mm",
    "5 x 100 mm",
    "5 x 115 mm",
    "6 x 5.50 in",
    "8 x 6.50 in",
    "Wide 5"
  ],
  "Bolt Circle": ["4.75 in", "4.50 in", "5.00 in", "4.25 in", "5.50 in", "7.00 in 8-bolt", "10.25 in wide 5"],
  Caliper: [
    "GM metric, 2.50 in piston",
    "GM full-size, 2.94 in piston",
    "Mustang II, 2.75 in piston",
    "Four-piston, 1.75 in",
    "Four-piston, 1.38 in",
    "Six-piston"
  ],
  "Rear Axle": [
    "GM 10-bolt 7.5 in",
    "GM 10-bolt 8.5 in",
    "GM 12-bolt car",
    "GM 14-bolt 9.5 in",
    "Ford 7.5 in",
    "Ford 8.8 in",
    "Ford 9 in",
    "Dana 44",
    "Dana 60",
    "Chrysler 8.25 in",
    "Chrysler 8.75 in",
    "Quick change 10 in"
  ],
  Carrier: ["2 series", "3 series", "4 series", "One-piece"],
  "Axle Splines": ["28", "30", "31", "33", "35", "40"],
  Transmission: [
    "Powerglide",
    "TH350",
    "TH400",
    "700R4 / 4L60E",
    "4L80E",
    "C4",
    "C6",
    "AOD / 4R70W",
    "TorqueFlite 727",
    "TorqueFlite 904",
    "Four-speed (Muncie pattern)",
    "Toploader",
    "T5",
    "T56 / TR6060",
    "TKO",
    "Race two-speed"
  ],
  "Input Splines": ["1-1/8 in x 10", "1-1/8 in x 26", "1-1/16 in x 10", "1-3/8 in x 10", "1 in x 23", "1 in x 14"],
  "Manifold Flange": ["Square bore (4150)", "Spread bore", "Dominator (4500)", "Two-barrel (2300)"],
  "Lifter Type": ["Hydraulic flat tappet", "Hydraulic roller", "Solid flat tappet", "Solid roller"],
  Bore: [
    "3.736 in",
    "3.875 in",
    "4.000 in",
    "4.030 in",
    "4.060 in",
    "4.125 in",
    "4.155 in",
    "4.250 in",
    "4.280 in",
    "4.310 in",
    "4.360 in"
  ],
  Stroke: ["3.000 in", "3.250 in", "3.480 in", "3.622 in", "3.750 in", "4.000 in", "4.250 in"],
  "Engine Fuel System": [
    "Carbureted",
    "Throttle body injection (TBI)",
    "Tuned port injection (TPI)",
    "Port injection (EFI)",
    "Direct injection",
    "Mechanical injection",
    "Diesel"
  ]
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type FacetName = keyof typeof facets
