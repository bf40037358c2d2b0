import { article, callout, formula, h, p, table } from "../article.ts"

export const headerSizing = article({
  article_id: 1012,
  slug: "header-sizing",
  category: "tech~2-1",
  title: "Header sizing: area sets the rpm, length sets the shape",
  description: `Primary tube area decides where torque peaks. One formula, a table for common sizes, and what the collector does
    afterwards.`,
  authors: "Ray Hollis",
  published_on: "2026-01-30",
  drawing: "header",
  product_types: ["header", "collector", "exhaust-gasket", "muffler", "exhaust-bend", "exhaust-wrap"],
  race_types: ["street-performance", "dirt-limited-late-model", "drag-bracket"],
  body: [
    p(`Headers are sold by the outside diameter of the primary tube. The engine cares about the inside area, for a simple reason: at
      the torque peak gas in the primary runs at about 240 feet a second on average, and the displacement of one cylinder decides how
      many rpm that is.`),
    h("The formula"),
    formula(
      "rpm at peak torque = area × 88,200 ÷ cubic inches of one cylinder",
      "Area of one primary inside, in square inches. Wall thickness 0.049 in. is usual (18 gauge)."
    ),
    table(
      ["Tube OD", "Inside area, sq in.", "302", "350", "454"],
      [
        ["1 1/2 in.", "1.54", "3,610", "3,110", "2,400"],
        ["1 5/8 in.", "1.83", "4,280", "3,690", "2,850"],
        ["1 3/4 in.", "2.14", "5,010", "4,320", "3,330"],
        ["1 7/8 in.", "2.48", "5,790", "5,000", "3,850"],
        ["2 in.", "2.84", "6,640", "5,730", "4,420"]
      ]
    ),
    p(`Read it backward. A street 350 that should pull hardest near 3,700 wants 1 5/8 in. A race 350 with its torque at 5,000 wants 1
      7/8. The 1 3/4 in. header that is sold for everything is right for a 350 in between and small for a warm 454.`),
    p(`The formula places the exhaust side's contribution. The cam and the intake have a vote, so an engine cammed for 4,500 with 1
      5/8 in. tubes will still peak near 4,500, with more torque at 3,000 and a few horsepower less at 6,000. On the street that is
      usually a good trade.`),
    h("Length"),
    p(`When the exhaust valve opens, a pressure wave runs to the end of the tube and comes back as suction. If it is back during
      overlap it pulls fresh charge in. Longer tubes tune lower.`),
    table(
      ["Torque peak wanted", "Primary length from the valve, about"],
      [
        ["3,500 rpm", "38 in."],
        ["4,500 rpm", "34 in."],
        ["5,500 rpm", "31 in."],
        ["6,500 rpm", "28 in."]
      ]
    ),
    p(`Length is the gentle variable. An inch moves the peak by about 150 rpm and hardly changes its height. Equal lengths within 3
      in. are close enough on an engine below 6,500 rpm, so a header that clears the steering shaft beats one that is perfect on paper
      and eats boots. Shorty headers replace manifolds and are worth about half of what long tubes are.`),
    h("The collector"),
    p(`Four tubes into a can of the right size act like a second, larger primary. A rule that works: collector diameter = 1.75 ×
      primary diameter. So 1 5/8 in. tubes want 2 7/8, sold as 3 in.; 2 in. tubes want 3 1/2. Collector length tunes low-speed torque:
      with open headers try 10 to 18 in. of extension, paint it with a stripe of cheap enamel, make a pass, and cut where the paint
      stops burning off.`),
    p(`With mufflers attached the first place where area jumps acts as the end of the collector. This is why an X or H crossover
      belongs 12 to 18 in. behind the collector flange, and why moving it matters more on some cars than changing mufflers.`),
    h("Pipes behind it"),
    p(`A full system should lose less than about 2 psi at peak power. As a guide 2.2 cfm of muffler flow for each horsepower: a 400 hp
      engine needs 880 cfm, so 440 a side.`),
    table(
      ["Power, dual pipes", "Pipe"],
      [
        ["up to 300 hp", "2 1/4 in."],
        ["300 to 450 hp", "2 1/2 in."],
        ["450 to 650 hp", "3 in."],
        ["above 650 hp", "3 1/2 in."]
      ]
    ),
    h("Fit, seal and heat"),
    p(`Headers leak at the flange because tubes grow when hot and the flange bends. Choose flanges of 3/8 in., bolts with locking
      tabs, and gaskets whose opening is 1/16 in. larger than the port all around. Retighten hot after the first drive, then cold the
      next morning, then once after 100 miles.`),
    p(`A leak upstream of an oxygen sensor draws air in between pulses and reads lean; the computer then adds fuel to an engine that
      was right.`),
    callout(`Wrap holds heat in the tube and out of the engine bay. It also holds water. Mild steel under wrap can rust through in one
      winter, so wrap only stainless or coated tubes, and never a header that is still under a maker's warranty against it.`),
    p(`Ceramic coating drops surface temperature by a third and lasts; black paint marketed at 1,200 °F lasts until the second
      Saturday. Keep plug boots at least an inch from any tube, and put sleeves on the two that cannot be.`)
  ]
})
