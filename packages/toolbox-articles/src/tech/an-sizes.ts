import { article, callout, h, p, table, ul } from "../article.ts"

export const anSizes = article({
  article_id: 1005,
  slug: "an-sizes",
  category: "tech~2-1",
  title: "AN sizes: what the dash number means and which one goes where",
  description: "The number is the tube's outside diameter in sixteenths. From that follow thread, hose bore and wrench, in one table.",
  authors: "Dov Brandt",
  published_on: "2026-05-15",
  drawing: "hose-end",
  product_types: ["hose-end", "an-hose", "an-adapter", "brake-line-kit", "oil-cooler", "fuel-filter"],
  race_types: [],
  body: [
    p(`AN is an old military standard with one good idea: number the fitting by the tube it was made for. The dash number is the
      outside diameter of that hard tube, in sixteenths of an inch. AN6 is 6/16, so it fits 3/8 in. tube. The hose that fits an AN6 end
      has a bore close to the inside of that tube, not 3/8.`),
    h("The table to print"),
    table(
      ["Size", "Tube OD", "Thread", "Hose bore, about", "Usual work"],
      [
        ["AN3", "3/16 in.", "3/8-24", "1/8 in.", "Brakes, clutch, gauges"],
        ["AN4", "1/4 in.", "7/16-20", "7/32 in.", "Brakes, clutch, nitrous, vents"],
        ["AN6", "3/8 in.", "9/16-18", "11/32 in.", "Fuel to 350 hp, returns, power steering"],
        ["AN8", "1/2 in.", "3/4-16", "7/16 in.", "Fuel to 550 hp, transmission cooler"],
        ["AN10", "5/8 in.", "7/8-14", "9/16 in.", "Engine oil, fuel to 800 hp"],
        ["AN12", "3/4 in.", "1 1/16-12", "11/16 in.", "Dry-sump pressure, crankcase vents"],
        ["AN16", "1 in.", "1 5/16-12", "7/8 in.", "Dry-sump scavenge, coolant"],
        ["AN20", "1 1/4 in.", "1 5/8-12", "1 1/8 in.", "Radiator hoses"]
      ]
    ),
    h("It seals on the cone"),
    p(`AN and JIC fittings look alike and thread together. Both have a 37° cone and the same threads from AN4 up in these sizes. AN
      fittings have a tighter thread class and, in aluminum, an anodized finish; JIC is industrial steel. For oil and water you may mix
      them. What you must not mix in is a 45° flare, which is the plumbing and old automotive standard: it will screw on in some sizes,
      touch the cone on one thin ring, and leak as soon as the engine vibrates.`),
    p(`Sealant has no place on a flare. The threads only pull the cones together. Tape or paste on AN threads holds the cone off its
      seat, and shreds find their way into carburetors. Pipe thread is the opposite: it is tapered, seals on the threads, and always
      needs sealant.`),
    h("Adapters in the other standards you will meet"),
    ul(
      `NPT: tapered pipe. 1/4 NPT is not 1/4 in. across; its outside is 0.54 in. Never force it into an aluminum housing, the taper
        splits it.`,
      `ORB: straight O-ring boss, on pumps, regulators, rails. Same threads as AN, seals with an O-ring in a chamfer. AN8 and ORB-8
        are both 3/4-16 but are different fittings.`,
      "Metric: import steering racks and late engines use 10, 12, 14, 16 and 18 mm. Measure with a pitch gauge before ordering.",
      "Quick-connect: late fuel rails and tanks, 5/16 and 3/8 in. An adapter with a locking clip is the only kind to use near a manifold."
    ),
    h("Hose for the work"),
    p(`Stainless braid over rubber is tough and abrades everything it touches; clamp it. Nylon braid is lighter and easier to cut.
      PTFE liner is right for ethanol, methanol, brake fluid and power steering, needs its own style of hose end, and kinks if bent
      below its radius. Push-on hose is quick and good to about 250 psi on barbed ends, without clamps.`),
    table(
      ["Hose", "AN6 bend radius", "AN10 bend radius", "Working pressure, AN6"],
      [
        ["Rubber with stainless braid", "2.5 in.", "3.5 in.", "1,000 psi"],
        ["Rubber with nylon braid", "2.0 in.", "3.0 in.", "350 psi"],
        ["PTFE with braid", "3.0 in.", "5.5 in.", "2,500 psi"]
      ]
    ),
    p("These are typical; the maker's sheet for the hose in your hand governs."),
    h("Cutting and assembly"),
    p(`Wrap the cut with tape and cut through tape with a fine wheel or a sharp chisel on a hard block. Clean the bore, blow it out
      from the far end. Push the hose into the socket until it stops, mark it with a pen at the socket's edge, oil the nipple, and screw
      in by hand, then with a wrench in soft jaws until a gap of 0.03 to 0.06 in. remains. Look at the pen mark. If it moved more than
      1/16 in., the hose backed out: start again.`),
    callout(`Pressure-test every hose before it goes on the car: plug one end, put it under water, and apply air at twice its working
      pressure or 100 psi, whichever is lower, standing away from the plug.`),
    h("Tightening"),
    p(`Aluminum AN nuts need surprisingly little. Snug by hand, then AN4 about 10 lb-ft, AN6 15, AN8 25, AN10 35, AN12 45. A drop of
      oil on thread and cone. If it still weeps, loosen it and look at the cone; a scratch there is not cured by force.`)
  ]
})
