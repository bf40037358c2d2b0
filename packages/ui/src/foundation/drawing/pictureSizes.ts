/** Allowed sides of a square picture in px. Add a new size here before use (CTRL-41, GAP-C34). */
export const pictureSides = [24, 32, 40, 64, 88, 100, 124, 240, 320, 640] as const

export type PictureSide = (typeof pictureSides)[number]

/** Sizes of pictures that are not square, width and height in px: a platform, a brand, a race class, the home page's front end. */
const oblongs = ["40x28", "149x55", "384x132", "552x318"]

/** Every allowed picture size of the shop, as `124x124`. */
export const pictureSizes: ReadonlyArray<string> = [...pictureSides.map((side) => `${side}x${side}`), ...oblongs]
