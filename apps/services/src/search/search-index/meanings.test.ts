import { describe, expect, it } from "vitest"
import { searchProducts } from "@camber/search/search-index"
import { buildGeneratedIndex } from "../../../relevance/buildGeneratedIndex.ts"

const { products, searchIndex } = await buildGeneratedIndex(5000)
const search = (query: string, isTyping = false) => searchProducts(searchIndex, query, { isTyping })
const firstType = (query: string) => products[search(query).ordinals[0] ?? -1]?.type

describe("the meaning of a search query", () => {
  it("SRCH-56 suggests a product for each prefix of three or more letters of a product type", () => {
    const prefixes = searchIndex.types.flatMap(({ plural }, type) =>
      (searchIndex.productsByType[type]?.length ?? 0) === 0
        ? []
        : Array.from({ length: plural.length - 2 }, (_, at) =>
            plural
              .toLowerCase()
              .slice(0, at + 3)
              .trimEnd()
          )
    )
    expect(prefixes.length).toBeGreaterThan(1000)
    expect(prefixes.filter((term) => search(term, true).ordinals.length === 0)).toEqual([])
  })

  it.each([
    ["brake kit", "brake-conversion-kit"],
    ["cooling package", "cooling-kit"],
    ["spring and shock combo", "spring-and-shock-kit"],
    ["kit of front brake pads and rotors", "brake-conversion-kit"],
    ["clutch kit", "clutch-kit"],
    ["intake gasket set kit", "gasket-set"],
    ["cooling upgrade package", "cooling-kit"],
    ["complete exhaust with mufflers", "exhaust-kit"],
    ["full brakes with calipers", "brake-conversion-kit"],
    ["tune up package plugs wires cap", "tune-up-kit"],
    ["rods and pistons combo", "rotating-assembly"],
    ["get me everything for a tune up", "tune-up-kit"],
    ["brake pads and rotors bundle all four wheels", "brake-conversion-kit"],
    ["belt and hose kit", "pulley-set"],
    ["powerglide master overhaul kit", "transmission-rebuild-kit"]
  ])("SRCH-58 '%s' lists %s first", (query, type) => {
    expect(firstType(query)).toBe(type)
  })

  it.each([
    ["imca modified shock", "circle-track-shock"],
    ["late model rr shock", "circle-track-shock"],
    ["legend springs", "race-coil-spring"],
    ["shock", "shock"],
    ["mustang shocks", "shock"]
  ])("SRCH-59 '%s' finds %s first", (query, type) => {
    expect(firstType(query)).toBe(type)
  })

  it.each([
    ["squealing when i hit the brakes", ["brake-pad-set", "brake-rotor", "brake-shoe-set"]],
    ["steering wheel shakes when braking", ["brake-rotor", "brake-pad-set"]],
    ["my engine keeps running hot in traffic", ["thermostat", "water-pump", "radiator", "electric-fan", "fan-clutch", "radiator-cap"]],
    ["oil dripping from the back of the motor", ["rear-main-seal"]],
    ["black smoke out of the tailpipe", ["carburetor-rebuild-kit", "carburetor", "fuel-pressure-regulator"]],
    ["turns over but has no spark", ["ignition-coil", "distributor", "ignition-box"]],
    ["grinding noise turning the key", ["starter", "flexplate", "flywheel"]],
    ["the car wobbles at 65 mph", ["tie-rod-end", "wheel-bearing-kit", "ball-joint"]],
    ["check engine light p0420", ["exhaust-system", "exhaust-gasket"]],
    ["clicking noise when turning", ["axle-shaft", "wheel-bearing-kit", "ball-joint"]],
    ["steering wheel shakes at 60 mph", ["tie-rod-end", "wheel-bearing-kit", "ball-joint"]],
    ["what holds the wheel on", ["lug-nut", "wheel-stud"]],
    ["mi carro se calienta", ["thermostat", "water-pump", "radiator", "electric-fan", "fan-clutch", "radiator-cap"]]
  ])("SRCH-60 '%s' finds a part for the symptom", (query, types) => {
    expect(types).toContain(firstType(query))
  })

  it("SRCH-60 does not read an ordinary word of a symptom as a car", () => {
    expect(search("clunk when i hit bumps").query.vehicle).toBeNull()
    expect(search("2014 spark cranks but wont start").query.vehicle?.model).toBe("Spark")
  })

  it("SRCH-57 reads an ordinary word as a model only if the search then finds parts", () => {
    expect(search("champion n9yc plugs").query.notSold?.brand).toBe("Champion")
    expect(search("1950 studebaker champion").query.vehicle?.model).toBe("Champion")
  })

  it.each([
    ["taillight lens", "tail-light"],
    ["tail lamp lens", "tail-light"],
    ["foam pads for the roll cage", "roll-bar-padding"],
    ["asiento tipo cubo", "street-seat"],
    ["how much is a radiator", "radiator"],
    ["a rebuild kit for the front suspension", "front-end-kit"],
    ["drift car seat", "street-seat"],
    ["bomba de agua motor 350", "water-pump"],
    ["is there a helmet that'll pass tech", "helmet"],
    ["generator to alternator swap", "alternator"],
    ["open element air cleaner", "air-cleaner"],
    ["wiring harness engine bay", "wiring-harness"],
    ["hard brake lines", "brake-line-kit"],
    ["rubber strip around the door", "weatherstrip"]
  ])("SRCH-57 '%s' finds %s first", (query, type) => {
    expect(firstType(query)).toBe(type)
  })

  it("SRCH-60 finds the part that a symptom names", () => {
    expect(firstType("leaking radiator")).toBe("radiator")
    expect(firstType("wheel bearing noise")).toBe("wheel-bearing-kit")
    expect(firstType("quiet muffler")).toBe("muffler")
  })

  it.each([
    ["brg kit frt whl", "wheel-bearing-kit"],
    ["vlv cvr gskt", "gasket-set"],
    ["int mani", "intake-manifold"],
    ["rr main seal", "rear-main-seal"],
    ["spk plugs", "spark-plug-set"],
    ["p/s rack", "steering-rack"]
  ])("SRCH-61 '%s' means %s", (query, type) => {
    expect(firstType(query)).toBe(type)
  })

  it("SRCH-51 reports a named part that is not sold, with the nearest product type", () => {
    for (const query of ["seat belt harness", "racing harness", "lap belt", "5 point harness", "safety belts"]) {
      expect(search(query), query).toMatchObject({ exactMatchCount: 0, query: { notCarried: { raw: query, near: "harness" } } })
    }
  })

  it.each([
    ["oil filter wrench", "oil-filter"],
    ["window net clamp", "window-net"],
    ["zorblat pump", null]
  ])("SRCH-51 reports '%s' as not sold and shows the most similar parts", (query, type) => {
    const found = search(query)
    expect(found).toMatchObject({ exactMatchCount: 0, query: { notCarried: { raw: query } } })
    expect(found.ordinals.length).toBeGreaterThan(0)
    if (type !== null) expect(firstType(query)).toBe(type)
  })

  it("SRCH-51 finds no parts without a usable word, and suggests no similar parts for a part that is not sold", () => {
    for (const query of ["zorblat", "black zorblat", "xyzzy plugh"]) expect(search(query).ordinals.length, query).toBe(0)
    expect(searchProducts(searchIndex, "oil filter wrench", { isTyping: true }).ordinals.length).toBe(0)
  })

  it("SRCH-51 shows the parts of a named vehicle if no part of the most similar type fits the vehicle", () => {
    const { ordinals, query } = search("1969 camaro zorblat")
    expect(query.vehicle?.model).toBe("Camaro")
    expect(ordinals.length).toBeGreaterThan(0)
  })

  it.each([
    ["carb rebuild kit quadrajet", "carburetor-rebuild-kit"],
    ["clutch and flywheel kit", "clutch-kit"],
    ["t-belt", "timing-set"],
    ["thermo hsg", "thermostat-housing"],
    ["throw out bearing 10.4 clutch", "release-bearing"],
    ["holley carburetor rebuild", "carburetor-rebuild-kit"],
    ["tear offs for helmet", "helmet"],
    ["bk rotor fr", "brake-rotor"],
    ["quadrajet rebuild kit", "carburetor-rebuild-kit"]
  ])("SRCH-61 '%s' finds %s first", (query, type) => {
    expect(firstType(query)).toBe(type)
  })

  it("SRCH-60 finds the part that causes a fault at another part", () => {
    expect(firstType("steering wheel pulls when i brake")).toBe("brake-caliper")
    expect(firstType("green liquid dripping under the car")).toBe("radiator-hose")
  })

  it("SRCH-62 keeps a dictionary word next to a part", () => {
    expect(search("make my exhaust tuck up higher").query.corrected).toBeNull()
  })

  it("SRCH-57 reads the length of a stud after its thread, and does not report the year of a make as unmatched", () => {
    expect(search("wheel stud 1/2-20 x 3").constraints.map(({ raw }) => raw)).toEqual(["1/2-20", "3in"])
    expect(search("1957 chevrolet radiator").droppedTerms).toEqual([])
  })

  it('SRCH-60 keeps the vehicle after "my" next to a symptom', () => {
    expect(search("stop my mustang from leaning").query.vehicle?.model).toBe("Mustang")
  })

  it("SRCH-51 reports an unsold part whose name is split by 'for'", () => {
    expect(search("cover for the steering wheel")).toMatchObject({
      exactMatchCount: 0,
      query: { notCarried: { raw: "steering wheel cover" } }
    })
  })

  it("SRCH-49 finds the truck of the given year if several models share a name", () => {
    expect(search("water pump 1972 chevy pickup").query.vehicle).toMatchObject({ model: "C10 Pickup", from: 1972, to: 1972 })
    expect(search("brake pads 1999 ford pickup").query.vehicle).toMatchObject({ model: "F-150" })
  })

  it("SRCH-62 corrects only names of cars next to Spanish words, because the dictionary does not contain these", () => {
    expect(search("bomba de agua nacional").query.corrected).toBeNull()
    expect(search("bomba de agua para corrla").query.vehicle?.model).toBe("Corolla")
    expect(search("manivela para pastillas de freno").query.corrected).toBeNull()
  })

  it("SRCH-62 translates a word that is also English only next to a Spanish word", () => {
    expect(search("stop").query.types).toEqual([])
    expect(firstType("stop trasero")).toBe("tail-light")
  })

  it("SRCH-62 does not correct dictionary words and reports them as dropped", () => {
    for (const word of ["offset", "charged", "conversion", "glossy"]) {
      const { droppedTerms, ordinals, query } = search(`${word} brake pads`)
      expect(query.corrected, word).toBeNull()
      expect([...droppedTerms, query.notCarried?.raw ?? ""].join(" "), word).toContain(word)
      expect(ordinals.length, word).toBeGreaterThan(0)
    }
    expect(search("shimano brake pads").query.notCarried?.raw).toBe("shimano brake pads")
    expect(search("braek pads").query.corrected).toBe("brake pads")
  })

  it("SRCH-62 keeps the results if a trim or unknown word follows a car", () => {
    for (const query of ["1969 camaro z28", "2015 mustang gt", "1986 monte carlo aerocoupe radiator"])
      expect(search(query).ordinals.length, query).toBeGreaterThan(0)
  })

  it("SRCH-63 does not find parts with another standard, thread or number of teeth", () => {
    for (const [query, attribute, value] of [
      ["sa2020 helmet", "Certification", "Snell SA2020"],
      ["sa2025 helmet", "Certification", "Snell SA2025"],
      ["lug nuts 12x1.5", "Thread", "12 x 1.5 mm"],
      ["168 tooth flexplate", "Teeth", "168"],
      ["wheel spacers 5x114.3", "Bolt Pattern", "5 x 4.50 in"]
    ] as const) {
      const { exactMatchCount, ordinals } = search(query)
      expect(exactMatchCount, query).toBeGreaterThan(0)
      for (const ordinal of ordinals.subarray(0, exactMatchCount))
        expect(products[ordinal]?.values, query).toContain(`${attribute}=${value}`)
    }
  })

  it.each(["brake rotors 11.75 to 12.5 inch", "brake rotors between 11.75 and 12.5 inch"])(
    "SRCH-64 '%s' finds values within the range",
    (query) => {
      const { exactMatchCount, ordinals } = search(query)
      const met = [...ordinals.subarray(0, exactMatchCount)].map((ordinal) =>
        [...(products[ordinal]?.values ?? [])].some((value) => ["Diameter=11.75 in", "Diameter=12 in", "Diameter=12.19 in"].includes(value))
      )
      expect(met.length).toBeGreaterThan(0)
      expect(met).not.toContain(false)
    }
  )

  it("SRCH-57 understands spoken years and sizes next to a car", () => {
    expect(search("headers for a nineteen sixty nine camaro with a three fifty").query).toMatchObject({
      vehicle: { model: "Camaro", from: 1969, to: 1969 },
      engineFamilies: [{ family: "Small Block Chevy Gen I" }]
    })
    expect(search("shocks two thousand eight silverado").query.vehicle).toMatchObject({ from: 2008, to: 2008 })
  })

  it("'heads' of an engine does not find headlights", () => {
    expect(search("350 heads").query.types.map(({ slug }) => slug)).toEqual(["cylinder-head"])
  })
})
