import { article, callout, formula, h, p, table } from "../article.ts"

export const twoThreeMiniStock = article({
  article_id: 1407,
  slug: "two-three-mini-stock",
  category: "engine-recipes~512-169",
  title: "A 2.3 four for mini stock: legal parts, careful hours",
  description: `A class engine with a two-barrel and a stock head: where 160 hp come from if nothing may be bought. Blueprint,
    balance, valve job, timing.`,
  authors: "Pat Lindqvist",
  published_on: "2026-02-10",
  drawing: "timing-set",
  product_types: ["camshaft", "timing-set", "valve-spring-set", "carburetor", "gasket-set", "connecting-rod-set", "flywheel"],
  race_types: ["mini-stock", "sport-compact", "enduro"],
  body: [
    p(`Mini-stock rules for the overhead-cam four of 2.3 liters are alike from track to track: stock head with no porting,
      stock-stroke crank, flat or dished stock-type pistons, a two-barrel of 350 cfm on an adapter, lift limited to some figure at the
      valve, claimers. Within these an engine from a yard has 95 hp and a good one 160. Nothing illegal lies between the two. Hours do.`),
    h("Where the power is"),
    table(
      ["Measure", "hp, about"],
      [
        ["Cam within the rule, degreed", "26"],
        ["Header and 2 1/2 in. pipe", "13"],
        ["Valve job with three angles and correct heights", "8"],
        ["Compression up to the limit", "7"],
        ["Carburetor and adapter", "6"],
        ["Ring seal, piston clearance, friction", "4"],
        ["Timing", "3"]
      ]
    ),
    p("Of course they depend on one another. The column sums to 67, from 96 to 163 in our example engine."),
    h("Short block"),
    p(`Bore 3.810 in. with a stroke of 3.126: 142.6 inches. Most books allow 0.030. Hone with a torque plate; walls of this block move
      by 0.001 in. when the head is bolted on. Piston to wall 0.0025 cast, 0.0035 forged.`),
    p(`Rods are the weak place above 6,500. If the rule permits other rods, take 5.700 in. forged ones; if not, polish the beams
      lengthwise, shot-peen, new bolts of the best sort, and resize. Balance all to 0.5 g. Crank: journals 0.0022 in. clearance, end
      float 0.006. Lightening of the flywheel is often permitted down to a weight. On a car with one gear, off a slow corner, 8 lb at 5
      in. of radius is worth a length.`),
    formula(
      "Equivalent mass = flywheel pounds × (radius ÷ tire radius)² × ratio²",
      `Radius of gyration and tire radius in the same unit. 8 lb at 5 in. with a 12 in. tire and an overall ratio of 8.0 act like 89
        lb in the car.`
    ),
    h("Compression"),
    p(`Swept 584.0 cc in a cylinder; chamber 62; reliefs 4; gasket 9.2 (0.047 × 3.900); deck 1.9. Clearance 77.1, ratio 8.6. With a
      limit of 9.0 you need clearance of 73.0: mill the head for 4 cc, about 0.025 in. on this chamber. The cam belt's length then
      changes timing by a degree or so, which the next paragraph puts back.`),
    h("Cam and belt"),
    p(`The cam works on followers, and what counts is lift at the valve. Followers vary in ratio along their length: the lash
      adjuster's height and base circle shift the contact. Measure valve lift with a dial on the retainer, with the real spring, for all
      eight. Differences of 0.015 in. are normal and can be brought to 0.005 by stem heights and selection.`),
    p(`Degree it with an adjustable gear. Example card: 238° at 0.050, 108° separation, intake centerline 106. On a quarter mile 104
      gave a better exit; on a third mile, 107. It takes three minutes to move, so it became part of the setup sheet next to the tires.`),
    p("Coolant and oil hold the followers: spray bar on, holes 0.040 in. all open. A flat follower is found by lash that grows."),
    callout(`This engine's valves may touch the pistons with a racing cam if the belt slips by two teeth. Mark the belt, change it
      each season, and turn the engine over twice by hand after every adjustment before you touch the starter.`),
    h("Valves and head"),
    p(`No porting means that no tool marks are allowed below the seat. A valve job is: seat widths of 0.060 intake and 0.080 exhaust,
      back cut of 30° on the valve, margins 0.050, all stems within 0.005 in. of equal height. It is legal and is where most give away
      power. Springs 95 lb seat, 230 open, checked each fifth night.`),
    h("Carburetor"),
    p(`The 350 two-barrel is large for 142 inches; it works because pulses are far apart. On an adapter with open plenum of 1 in.
      height. Bowl vent in clean air. Jets 58, power valve 4.5 or plugged with five sizes more. Fuel pressure 5 psi. In long turns fuel
      climbs: a bowl extension and jet extensions at the right side.`),
    h("Header and pipe"),
    p(`1 5/8 in. × 32 in. to a 2 1/2 in. collector. In classes with the cast manifold: cut no metal, match the gasket only, and use a
      2 1/4 in. pipe as straight as it can be.`),
    h("The pull"),
    table(
      ["rpm", "Torque, lb-ft", "hp"],
      [
        ["3,500", "148", "99"],
        ["4,000", "155", "118"],
        ["4,500", "160", "137"],
        ["5,000", "160", "152"],
        ["5,500", "154", "161"],
        ["6,000", "143", "163"],
        ["6,500", "128", "158"]
      ]
    ),
    p("Gear so that it turns 6,400 at the end of the straight and not less than 4,300 at the slowest point."),
    h("Life"),
    p(`Belt, springs, oil and filter on a schedule: 12 nights for the belt, 15 for the springs, two nights for oil. Rod bearings at
      mid-season, from underneath, an hour. Leak-down at five and at ten nights. If the claim comes, be glad: sell it with a smile for
      the claim price and build the next one with what you have written down. All of the engine that matters is in the notebook.`)
  ]
})
