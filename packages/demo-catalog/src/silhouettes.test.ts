import { expect, it } from "vitest"
import { draw } from "@camber/part-drawings"
import { distance, maskOf, type Masks } from "@camber/part-drawings/testing"
import { getDefaultImages } from "./image.ts"

/** Number of raster points per side. Each is eight drawing units wide, about the detail that a viewer notices at a glance. */
const SIZE = 50
/**
 * Minimum difference between two outlines. The next constant is the minimum between two images with inner lines. Two variants of the same
 * drawing are usually closer.
 */
const OUTLINES_APART = 0.05
const PICTURES_APART = 0.25

interface Silhouette {
  readonly name: string
  readonly masks: Masks
}

const silhouettes: readonly Silhouette[] = getDefaultImages().map(({ name, drawing, options }) => ({
  name,
  masks: maskOf(draw(drawing, { ...options, dims: false, theme: "light" }), SIZE)
}))

/** Returns the pairs with a distance below `least`, each as a line of text with the distance. */
const tooNear = (item: (masks: Masks) => Float32Array, least: number): readonly string[] =>
  silhouettes.flatMap((first, i) =>
    silhouettes.slice(i + 1).flatMap((second) => {
      const apart = distance(item(first.masks), item(second.masks))
      return apart < least ? [`${first.name} and ${second.name}: ${apart.toFixed(3)}`] : []
    })
  )

it("no two product types have the same outline", () => {
  expect(tooNear(({ solid }) => solid, OUTLINES_APART)).toEqual([])
})

it("no two product types look alike if inner lines are included", () => {
  expect(tooNear(({ dark }) => dark, PICTURES_APART)).toEqual([])
})

it("no drawing touches the edge of its sheet or is too small", () => {
  const onEdge = (i: number) => i < SIZE || i >= SIZE * (SIZE - 1) || i % SIZE === 0 || i % SIZE === SIZE - 1
  for (const { name, masks } of silhouettes) {
    expect(
      masks.solid.some((point, i) => point > 0 && onEdge(i)),
      name
    ).toBe(false)
    expect(masks.solid.reduce((sum, point) => sum + point, 0) / SIZE ** 2, name).toBeGreaterThan(0.08)
  }
})
