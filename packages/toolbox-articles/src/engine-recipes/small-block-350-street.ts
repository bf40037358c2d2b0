import { article, callout, h, p, table, ul } from "../article.ts"

export const smallBlock350Street = article({
  article_id: 1401,
  slug: "small-block-350-street",
  category: "engine-recipes~512-169",
  title: "A 350 that idles and still pulls to 5,800",
  description: "Nine parts, one dyno sheet, and the two things we would do again.",
  authors: "Ray Hollis",
  published_on: "2026-10-09",
  drawing: "intake-manifold",
  product_types: ["cylinder-head", "camshaft", "intake-manifold", "carburetor", "header", "piston-set", "distributor", "gasket-set"],
  race_types: ["street-performance", "muscle-car"],
  body: [
    p(`There are a million recipes for a small block and most end up with a cam that is too large. This one is for a 3,500 lb car with
      3.42 gears, an automatic with a little more stall than stock, power brakes, and an owner who has to stop for school buses. It
      makes 350 hp and idles at 750 rpm with 14.5 in. of vacuum. All figures are of our worked example; yours will differ by a few
      percent.`),
    h("Nine parts"),
    table(
      ["Part", "Choice"],
      [
        ["Block", "Two-bolt 350, bored 0.030 over, honed with a plate, decks squared to 9.015 in."],
        ["Pistons", "Hypereutectic, 12 cc dish with a flat quench pad, 5/64 rings"],
        ["Heads", "Aluminum, 64 cc, 180 cc intake runner, 2.02 and 1.60 valves"],
        ["Cam", "Hydraulic flat tappet, 218° and 224° at 0.050, 0.460 in. lift, 110° separation, 106° centerline"],
        ["Intake", "Dual plane, standard height"],
        ["Carburetor", "600 cfm, vacuum secondaries, electric choke"],
        ["Headers", "1 5/8 in. primaries, 3 in. collectors"],
        ["Ignition", "16° initial, 34° total by 2,800, 10° vacuum"],
        ["Exhaust", "2 1/2 in., crossover, straight-through mufflers"]
      ]
    ),
    h("Compression"),
    p(`Piston 0.008 in. down, a gasket 0.041 thick and 4.100 in. in bore. The volumes: swept 727.4 cc, chamber 64, dish 12, gasket
      8.9, deck 1.7. The sum of clearance is 86.6, and the ratio 9.4. Quench is 0.049 in. It runs on 89 octane in winter and 91 in
      summer.`),
    p(`With flat tops in place of the dish it would be 10.1 and want 93 at all times. We chose the dish, as this owner tows a small
      boat in August.`),
    h("Why these heads"),
    p(`A 180 cc runner flows about 240 cfm at 0.500 in. of lift, which supports well over 400 hp. A 210 cc runner flows 265 and is 20
      lb-ft poorer below 3,000 rpm, where this car lives. Air speed in the port fills cylinders at low lift and low rpm. When two heads
      support the power you want, buy the smaller.`),
    p(`Iron heads of the better truck kind with 64 cc, 170 cc runners do 325 hp in the same engine at half of the price. Their limit
      is spring seats: above 0.470 in. of lift the retainers hit the guides.`),
    h("Assembly, where it matters"),
    ul(
      "Bearing clearance: mains 0.0020 to 0.0025 in., rods the same. Ten-weight-thirty oil.",
      "Ring gap: top 0.018 in., second 0.020. The second larger than the top, so pressure between them does not lift the top ring.",
      "Cam degreed at 106; it came in at 107.5 and was left.",
      `Pushrod length: measured with a checking rod, 7.850 in. in place of 7.800. The rocker's mark on the stem is narrow and in the
        middle.`,
      "Lifter preload half a turn past zero lash.",
      "Intake bolts in two rounds to 25 and 30 lb-ft, with a bead of sealer on front and rear in place of cork."
    ),
    h("The sheet"),
    table(
      ["rpm", "Torque, lb-ft", "hp"],
      [
        ["2,500", "342", "163"],
        ["3,000", "360", "206"],
        ["3,500", "378", "252"],
        ["4,000", "385", "293"],
        ["4,500", "380", "326"],
        ["5,000", "362", "345"],
        ["5,500", "334", "350"],
        ["5,800", "312", "345"]
      ]
    ),
    p("340 lb-ft or more from 2,500 to 5,400: this is what one feels in traffic. Peak power is a number for other people."),
    h("Twice right"),
    p(`First, the carburetor. The first one tried was a 750 that the owner had on a shelf. It gave 2 hp more at 5,800 and lost 14
      lb-ft at 2,500, and it stumbled when warm. 600 stayed.`),
    p(`Second, vacuum advance on manifold vacuum. Idle went from 13.0 to 14.5 in. and water temperature in traffic from 205 to 192 °F.
      It cost a piece of hose.`),
    h("Where it could go"),
    p(`With a hydraulic roller cam of 222° and 230° and 0.510 in. of lift, new springs and the same heads, 385 hp at 5,900 and the
      same idle. It adds about as much to the bill as heads do. Until then its lobes want oil with 1,200 ppm of zinc, and a proper first
      twenty minutes.`),
    callout(`Do not put this cam with stock springs. It needs 110 lb on the seat and 290 open. With old springs the valves float at
      5,200, and the tachometer shows that it is the ignition.`),
    h("What it drinks and what it asks"),
    p(`17 miles a gallon at 65 mph, with jets 66 in front. Oil 20 psi at hot idle, 50 at 3,000. Start with plugs one step colder than
      stock. Check the valve covers' grommets and the distributor gear after the first thousand miles, retorque headers twice, and leave
      it be. An engine like this wants nothing more than to be driven.`)
  ]
})
