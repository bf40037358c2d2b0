import { partIllustrations } from "@camber/part-drawings"
import { expect, it } from "vitest"
import { systems } from "./systems.ts"

it("CAR-02 shows every system on the cutaway, and no other", () => {
  const { places } = partIllustrations.getCutawayLayout("sedan")
  expect(systems.map(({ id }) => id).toSorted()).toEqual([...places.keys()].toSorted())
})
