/** Sides in px that a square picture is asked for: another one is a word here first (CTRL-41, GAP-C34). */
export const pictureSides = [24, 32, 40, 64, 88, 100, 124, 240, 320, 640] as const

export type PictureSide = (typeof pictureSides)[number]

/** Pictures that are not square, width and height in px: a platform, a brand, a race class, the home page's front end. */
const oblongs = ["40x28", "149x55", "384x132", "552x318"]

/** Every size that a picture of the shop may have, as `124x124`. */
export const pictureSizes: ReadonlyArray<string> = [...pictureSides.map((side) => `${side}x${side}`), ...oblongs]
