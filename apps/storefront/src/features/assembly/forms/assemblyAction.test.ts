// @vitest-environment node
import { Assembly } from "@camber/domain/assembly"
import { Schema } from "effect"
import { expect, it } from "vitest"
import { openFormPage } from "../../../../test/openFormPage.ts"
import { sampleAssembly } from "../testing/sampleAssembly.ts"

const path = "/assembly/brake-corner"
const openDrawing = (assembly = sampleAssembly()) => openFormPage({ assembly: () => ({ assembly: Schema.encodeSync(Assembly)(assembly) }) })

it("ASM-05 without scripts a set that was not added is explained on its drawing, with the chosen parts", async () => {
  const { open } = await openDrawing()
  expect((await open(path, {})).html).toContain("Choose at least one part.")
  const { html } = await open(path, { Pads: "CAM-2", Hose: "CAM-9" })
  expect(html).toContain("A part of the set is no longer offered for this car.")
  expect(html).toMatch(/<input[^>]*value="CAM-2"[^>]*checked=""|<input[^>]*checked=""[^>]*value="CAM-2"/)
})

it("ASM-05 without scripts the chosen set is added to the cart for the chosen side", async () => {
  const { asked, open } = await openDrawing()
  await open(path, { Rotor: "CAM-1", "Rotor-sides": "left", Pads: "CAM-2" })
  const added = JSON.stringify(asked.filter(({ operation }) => operation === "addToCart").map(({ variables }) => variables))
  expect(added).toContain("CAM-1-1")
  expect(added).not.toContain("CAM-1-2")
  expect(added).toContain("CAM-2-1")
})

it("without scripts an unknown drawing is not found", async () => {
  const { open } = await openFormPage({ assembly: () => ({ assembly: null }) })
  for (const name of ["no-such-drawing", "x".repeat(500)]) expect((await open(`/assembly/${name}`, { Pads: "CAM-2" })).status).toBe(404)
})
