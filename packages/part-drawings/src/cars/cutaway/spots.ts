import type { CarBody } from "@camber/domain/vehicle"
import type { CarPen } from "../pen/carPen.ts"
import type { Fill } from "../pen/tones.ts"

/** The systems of a car, in the order of their numbers: the upper row from front to rear, then the lower row. */
export const SYSTEMS = [
  "cooling",
  "electrical",
  "engine",
  "steering",
  "interior",
  "rear-suspension",
  "fuel",
  "wheels",
  "front-brakes",
  "front-suspension",
  "exhaust",
  "transmission",
  "rear-axle",
  "rear-brakes"
] as const
export type SystemId = (typeof SYSTEMS)[number]

/** A system's position in inches, and its click radius in sheet units. */
export type Spot = readonly [x: number, y: number, reach: number]
export type Spots = Readonly<Partial<Record<SystemId, Spot>>>

/** Positions in the cutaway, in inches, for a car with a wheelbase of 108. */
export const CUTAWAY_SPOTS: Readonly<Record<SystemId, Spot>> = {
  cooling: [21.6, 25, 44],
  electrical: [29.4, 33, 26],
  engine: [59, 27, 66],
  steering: [80, 33.4, 34],
  interior: [109.4, 30, 70],
  "rear-suspension": [139, 24.4, 26],
  fuel: [172, 15.6, 48],
  wheels: [26.4, 9.6, 22],
  "front-brakes": [36.4, 11, 36],
  "front-suspension": [46.4, 11.4, 26],
  exhaust: [108, 7, 40],
  transmission: [86, 14, 44],
  "rear-axle": [137, 12.6, 34],
  "rear-brakes": [148.6, 11, 30]
}

/** Positions on open racers; systems that such a car lacks are left out. */
const OPEN: Readonly<Partial<Record<CarBody, Spots>>> = {
  "sprint-car": {
    cooling: [16, 28, 26],
    engine: [48, 30, 44],
    steering: [69, 34, 26],
    interior: [84, 36, 34],
    fuel: [124, 28, 44],
    wheels: [26, 7, 30],
    "front-brakes": [30, 12, 22],
    "front-suspension": [40, 17, 20],
    exhaust: [74, 16, 30],
    "rear-axle": [112, 12, 26],
    "rear-suspension": [98, 22, 26],
    "rear-brakes": [120, 16, 20]
  },
  midget: {
    cooling: [15, 24, 24],
    engine: [44, 30, 40],
    steering: [58, 33, 24],
    interior: [71, 34, 32],
    fuel: [104, 28, 40],
    wheels: [22, 6, 28],
    "front-brakes": [26, 11, 20],
    "front-suspension": [35, 16, 18],
    exhaust: [64, 14, 28],
    "rear-suspension": [83, 22, 22],
    "rear-axle": [92, 12, 24],
    "rear-brakes": [99, 15, 18]
  },
  "open-wheel": {
    cooling: [92, 12, 30],
    engine: [118, 26, 36],
    steering: [70, 22, 26],
    interior: [84, 27, 34],
    fuel: [102, 15, 26],
    wheels: [30, 7, 26],
    "front-brakes": [37, 12, 20],
    "front-suspension": [48, 13, 22],
    exhaust: [150, 17, 26],
    "rear-suspension": [128, 12, 22],
    transmission: [138, 20, 20],
    "rear-brakes": [141, 13, 18]
  },
  kart: {
    engine: [60, 15, 40],
    steering: [30, 14, 34],
    interior: [48, 14, 50],
    fuel: [22, 12, 26],
    wheels: [14, 4, 30],
    exhaust: [71, 11, 34],
    "rear-axle": [58, 6, 24],
    "rear-brakes": [65, 6, 22]
  },
  dragster: {
    engine: [242, 34, 44],
    interior: [214, 32, 34],
    steering: [190, 22, 30],
    fuel: [40, 12, 34],
    wheels: [24, 8, 26],
    "front-suspension": [32, 10, 20],
    exhaust: [236, 24, 26],
    transmission: [250, 16, 22],
    "rear-axle": [260, 14, 26],
    "rear-brakes": [268, 20, 20]
  }
}

/** Returns the positions on an open racer, in its own inches; null for a car with a closed body. */
export const openSpots = (body: CarBody): Spots | null => OPEN[body] ?? null

/** Creates functions that draw discs, and rods or pipes whose width is in inches. */
export const createTools = (k: CarPen) => ({
  tube: (points: string, width: number, fill: Fill = "face"): string =>
    k.raw(k.d(points), width * k.scale + 2.6) + k.raw(k.d(points), width * k.scale - 0.4, "none", fill),
  disc: (x: number, y: number, radius: number, weight = 1.4, fill: Fill = "face"): string => k.circ(x, y, radius, weight, fill)
})
