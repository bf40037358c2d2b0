import type { Ink } from "../../pen/shape.ts"
import type { CarPen } from "../pen/carPen.ts"
import { createTools } from "./spots.ts"

/** A tire and rim, transparent so that the brakes are visible. */
const tire = (k: CarPen, x: number): Ink => {
  const circle = (radius: number) => {
    const r = radius * k.scale
    return `M${(k.X(x) - r).toFixed(1)} ${k.Y(13).toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`
  }
  return [
    `<path fill-rule="evenodd" fill="${k.color("rubber")}" fill-opacity=".2" d="${circle(13)}${circle(8.7)}" stroke-width="2.4"/>`,
    k.circ(x, 13, 12, 1, "none", "ink", 0.35),
    k.circ(x, 13, 10.6, 1, "none", "ink", 0.25),
    k.circ(x, 13, 8, 1.4)
  ]
}

/** A rotor with its hub and the given caliper. */
const rotor = (k: CarPen, x: number, caliper: Ink): Ink => {
  const { disc } = createTools(k)
  const around = (count: number, radius: number, from: number) =>
    Array.from({ length: count }, (_, at) => from + (at * 2 * Math.PI) / count).map(
      (angle) => [x + radius * Math.cos(angle), 13 + radius * Math.sin(angle)] as const
    )
  return [
    disc(x, 13, 5.6, 2),
    k.circ(x, 13, 5, 1, "none", "ink", 0.4),
    around(12, 4.1, 0).map(([holeX, holeY]) => disc(holeX, holeY, 0.28, 0, "hole")),
    disc(x, 13, 2.9, 1.4, "side"),
    around(5, 2, Math.PI / 2).map(([studX, studY]) => disc(studX, studY, 0.4, 1)),
    disc(x, 13, 0.9, 1.2),
    caliper
  ]
}

/** Returns the far and near halves of a coil spring's turns. */
const coils = (x: number, bottom: number, top: number, radius: number, turns: number): readonly [back: string, front: string] => {
  const pitch = (top - bottom) / turns
  const starts = Array.from({ length: Math.ceil(turns) }, (_, at) => bottom + at * pitch)
  return [
    starts
      .slice(0, -1)
      .map((y) => `${x + radius},${y + pitch * 0.5}! ${x - radius},${y + pitch}!`)
      .join(" | "),
    starts.map((y) => `${x - radius},${y}! ${x + radius},${y + pitch * 0.5}!`).join(" | ")
  ]
}

export const wheels = (k: CarPen): Ink => {
  return [tire(k, 37), tire(k, 145)]
}

export const frontBrakes = (k: CarPen): Ink => {
  return [
    k.path("59.4,32.4! 59.4,34.8! 64.8,34.8! 64.8,32.4! z", 1.6, "face"),
    k.path("59.8,34.8! 59.8,36.4! 63.8,36.4! 63.8,34.8! z", 1.4, "side"),
    k.path("64.8,31! 64.8,36 66.4,37.2! 68.6,37.2! 68.6,30.2! 66.4,30.2! z", 1.6, "face"),
    k.ink("59.4,33! 55.4,32.6 52,30", 1.2, 0.8),
    rotor(k, 37, [
      k.path("40.4,16.4! 42.4,18.4 44.2,14.6 43.6,10.2 41.6,9! 40.2,10.6! 41.2,13 z", 1.8, "core"),
      k.ink("42.4,17! 41.6,13.4 42,10", 1)
    ])
  ]
}

export const rearBrakes = (k: CarPen): Ink => {
  return [
    rotor(k, 145, [
      k.path("141.6,16.4! 139.6,18.4 137.8,14.6 138.4,10.2 140.4,9! 141.8,10.6! 140.8,13 z", 1.8, "core"),
      k.ink("139.6,17! 140.4,13.4 140,10", 1)
    ]),
    k.ink("141,18.6! 136,20.6 126,11.2 112,10.6", 1.1, 0.7)
  ]
}

export const frontSuspension = (k: CarPen): Ink => {
  const { tube, disc } = createTools(k)
  const [back, front] = coils(37.6, 10.4, 27.2, 4, 6.5)
  return [
    tube("37.6,9.6! 37.6,27.6!", 1.6, "side"),
    k.raw(k.d(back), 4.6, "none"),
    k.raw(k.d(back), 2, "none", "side"),
    k.raw(k.d(front), 7, "none"),
    k.raw(k.d(front), 4, "none", "face"),
    k.path("31.6,27! 33,30.4! 42.2,30.4! 43.6,27! z", 1.8, "face"),
    tube("28.6,10.4! 33,8.4 37.6,7.6 42,8.4 47,10.6!", 1.5),
    disc(28.6, 10.4, 1.1),
    disc(47, 10.6, 1.1),
    tube("29.4,20.8! 33,19.6! | 42.4,19.6! 46.2,20.6!", 1.2),
    disc(29.4, 20.8, 0.9),
    disc(46.2, 20.6, 0.9),
    tube("17,8.6! 24,7 31,6.6!", 0.7)
  ]
}

export const rearSuspension = (k: CarPen): Ink => {
  const { tube, disc } = createTools(k)
  return [
    k.ink("121.6,12.6! 132,9.4 145,7.6 158,10 168.6,15.4!", 6.4),
    k.raw(k.d("121.6,12.6! 132,9.4 145,7.6 158,10 168.6,15.4!"), 3.2, "none", "face"),
    k.ink("126,10.2! 135,7.6 145,6.3 155,7.8 162,10.2", 4.6),
    k.raw(k.d("126,10.2! 135,7.6 145,6.3 155,7.8 162,10.2"), 1.8, "none", "face"),
    k.ink("132,7! 139,5.6 145,5.1 151,5.7 156,7", 3.4),
    disc(121.6, 12.6, 1.4),
    disc(168.6, 15.4, 1.1),
    tube("168.6,15.4! 166.6,19.6!", 0.9),
    disc(166.6, 19.6, 0.9),
    k.path("142.6,4.4! 142.6,8.6! 147.4,8.6! 147.4,4.4! z", 1.6, "face"),
    tube("143.4,8.8! 140.6,19!", 1.9, "core"),
    tube("140.6,19! 138.4,27.4!", 1.2),
    disc(138.3, 28, 1)
  ]
}

export const steering = (k: CarPen): Ink => {
  const { tube, disc } = createTools(k)
  return [
    tube("84.6,34.4! 68.6,27 52.6,18.4!", 1),
    k.path("48.6,15! 49,19.6! 53.4,20.4! 55.4,17.6! 53,14.4! z", 1.6, "side"),
    tube("50.4,14.8! 50.2,11! 42,11.4!", 1),
    disc(50.2, 11, 0.9),
    disc(42, 11.4, 0.9),
    k.path("66.8,25.6! 66,27.2! 67.6,28! 68.4,26.4! z", 1.2, "side"),
    k.ink("81.4,40.6! 88.2,28.2!", 6.6),
    k.raw(k.d("81.4,40.6! 88.2,28.2!"), 3.4, "none", "face"),
    k.path("84,35.8! 83.4,34.8 84.2,33 85.4,32.8! 86,34 85.2,35.6 z", 1.4, "side")
  ]
}
