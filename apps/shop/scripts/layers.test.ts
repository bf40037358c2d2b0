import { describe, expect, it } from "vitest"
import { complaints, housesIn, readHouses, sourcesOf } from "./layers.ts"

const [small = { source: "", floors: [] }] = housesIn(`# A house

\`\`\`floors small/src
roof
walls   doors
ground
\`\`\`
`)
/** What the fence says of the small house with these files, beside one of each folder. */
const said = (files: Readonly<Record<string, string>>) =>
  complaints(small, new Map(Object.entries({ "roof/a.ts": "", "walls/a.ts": "", "doors/a.ts": "", "ground/a.ts": "", ...files })))

describe("the order of folders", () => {
  it("is read from the picture, the top floor first", () => {
    expect(small).toEqual({ source: "small/src", floors: [["roof"], ["walls", "doors"], ["ground"]] })
  })

  it("lets a file look down, into its own folder and out of the house; entries look at all", () => {
    expect(
      said({
        "main.ts": 'import "./roof/a.ts"\nexport * from "./ground/a.ts"',
        "roof/b.ts":
          'import { a } from "../walls/a.ts"\nimport { b } from "./a.ts"\nimport { c } from "effect"\nimport text from "../../text.json"'
      })
    ).toEqual([])
  })

  it("lets no file look up, across or at the entries, whatever the import is written like", () => {
    const up = "small/src/ground/b.ts imports roof/a.ts: roof (floor 3) is not below ground (floor 1)"
    expect(said({ "ground/b.ts": 'import {\n  a,\n  type B\n} from "../roof/a.ts"' })).toEqual([up])
    expect(said({ "ground/b.ts": 'import type { B } from "../roof/a.ts"' })).toEqual([up])
    expect(said({ "ground/b.ts": 'export { a } from "../roof/a.ts"' })).toEqual([up])
    expect(said({ "ground/b.ts": 'import "../roof/a.ts"' })).toEqual([up])
    expect(said({ "ground/b.ts": 'const late = () => import("../roof/a.ts")' })).toEqual([up])
    expect(said({ "walls/in/b.tsx": 'import { a } from "../../doors/a.ts"' })).toEqual([
      "small/src/walls/in/b.tsx imports doors/a.ts: doors (floor 2) is not below walls (floor 2)"
    ])
    expect(said({ "roof/b.ts": 'import { start } from "../main.ts"' })).toEqual([
      "small/src/roof/b.ts imports main.ts: an entry is not below roof (floor 3)"
    ])
  })

  it("leaves tests, examples and what only they use alone", () => {
    const upwards = 'import { a } from "../roof/a.ts"'
    expect(
      said({ "ground/b.test.ts": upwards, "ground/b.examples.tsx": upwards, "ground/testing/b.ts": upwards.replace("..", "../..") })
    ).toEqual([])
  })

  it("keeps what only tests use out of what stands on a floor", () => {
    expect(said({ "walls/b.ts": 'import { sample } from "./testing/samples.ts"', "walls/testing/samples.ts": "" })).toEqual([
      "small/src/walls/b.ts imports walls/testing/samples.ts, which is for tests"
    ])
    expect(said({ "sheet.ts": 'import { sample } from "./walls/testing/samples.ts"', "walls/testing/samples.ts": "" })).toEqual([])
  })

  it("misses a folder without a floor, one with two, and a floor's folder that is gone", () => {
    expect(said({ "attic/a.ts": "" })).toEqual(["small/src: attic stands on no floor of docs/architecture.md"])
    expect(complaints({ source: "x", floors: [["one"], ["one", "two"]] }, new Map([["one/a.ts", ""]]))).toEqual([
      "x: one stands on two floors",
      "x: there is no folder two"
    ])
  })
})

describe("the folders of the shop", () => {
  const houses = readHouses()

  it("have floors in every tree that has capabilities", () => {
    expect(houses.map(({ source }) => source)).toEqual([
      "packages/domain/src",
      "apps/services/src",
      "apps/storefront/src",
      "apps/storefront/src/features",
      "packages/ui/src"
    ])
  })

  it.each(houses.map((house) => [house.source, house] as const))(
    "of %s import nothing from a floor that is not below their own",
    (_, house) => {
      expect(complaints(house, sourcesOf(house))).toEqual([])
    }
  )
})
