/** A row of a table of sizes: a size and the largest value that it is good for. */
type Row = readonly [size: number, most: number]

/** Fuse sizes in amps: the common blade and bolt-down fuses. Grade G. */
const fuseSizes = [5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 175, 200, 250]

/** Size of a carburetor's feed line by horsepower on gasoline. Grade G: manufacturers differ by one size. */
const carburetorLines: ReadonlyArray<Row> = [
  [6, 350],
  [8, 550],
  [10, 800],
  [12, 1200]
]
/** Size of a fuel injection's feed line by horsepower on gasoline. Grade G. */
const injectionLines: ReadonlyArray<Row> = [
  [6, 550],
  [8, 800],
  [10, 1200],
  [12, 1600]
]

/**
 * Automotive wire: gauge, minimum copper area in circular mils (SAE J1127 and J1128) and largest fuse in amps. Gauge 0 is 1/0. Grade G:
 * verify the areas against the standard before relying on them.
 */
const wires: ReadonlyArray<readonly [gauge: number, area: number, fuse: number]> = [
  [18, 1537, 10],
  [16, 2336, 15],
  [14, 3702, 20],
  [12, 5833, 30],
  [10, 9343, 40],
  [8, 14_810, 60],
  [6, 24_538, 80],
  [4, 37_360, 125],
  [2, 62_450, 175],
  [0, 98_980, 250]
]

const sizeFor = (rows: ReadonlyArray<Row>, least: number): number => rows.find(([, most]) => most >= least)?.[0] ?? Number.NaN

/** Returns the smallest fuse for a current in amps; NaN beyond the table. */
export const getFuseSize = (amps: number): number => fuseSizes.find((size) => size >= amps) ?? Number.NaN

/** Returns the AN size of a fuel feed line; NaN beyond the table. */
export const getFuelLineSize = (horsepower: number, isInjected: boolean): number =>
  sizeFor(isInjected ? injectionLines : carburetorLines, horsepower)

/** Returns the thinnest wire with at least this copper area that the fuse protects, and the wire's area; NaN beyond the table. */
export const getWire = (area: number, fuse: number): { readonly gauge: number; readonly area: number } => {
  const [gauge, copper] = wires.find((wire) => wire[1] >= area && wire[2] >= fuse) ?? [Number.NaN, Number.NaN]
  return { gauge, area: copper }
}
