import { article, callout, h, p, table, ul } from "../article.ts"

export const ford302StreetStrip = article({
  article_id: 1403,
  slug: "ford-302-street-strip",
  category: "engine-recipes~512-169",
  title: "A 302 Ford at 306 inches: three gears of fun under 3,000 lb",
  description: "Firing orders, bolt sizes, valve clearance and a pull to 6,000. A light engine for a light car.",
  authors: "Ines Calloway",
  published_on: "2026-03-23",
  drawing: "cylinder-head",
  product_types: ["cylinder-head", "camshaft", "lifter-set", "intake-manifold", "head-bolt-set", "oil-pump", "timing-set"],
  race_types: ["street-performance", "drag-bracket", "autocross"],
  body: [
    p(`The small Ford weighs about 460 lb with iron heads and 415 with aluminum, is short, and revs. In a car below 3,000 lb it needs
      neither strokes nor blowers. This example keeps the stock 3.000 in. crank and the 0.030 over bore: 306 inches. It was made for a
      five-speed, 3.73 gears and a driver who autocrosses on the first Sunday of the month.`),
    h("Know which one you have"),
    p("Three things have to be found out before parts are bought."),
    ul(
      `Firing order. Older 302: 1-5-4-2-6-3-7-8. Later high-output ones and the 351: 1-3-7-2-6-5-4-8. The camshaft decides, not the
        block. A cam change may change the order of your wires.`,
      "Balance. 28 ounce-inch up to about 1980, 50 after it. Damper and flywheel go with it.",
      `Lifters. From 1985 many blocks have taller bosses for hydraulic rollers held by dog-bone retainers. A roller cam in those costs
        half of what it does in an old block.`
    ),
    h("The list"),
    table(
      ["Part", "Choice"],
      [
        ["Short block", "1987 roller block, 0.030 over, stock crank polished, rods with new bolts"],
        ["Pistons", "Flat, with 5 cc reliefs for larger valves"],
        ["Heads", "Aluminum, 58 cc, 170 cc runner, 1.94 and 1.60 valves"],
        ["Head bolts", "7/16 in. on a 302; heads drilled for the 351's 1/2 in. need sleeves"],
        ["Cam", "Hydraulic roller, 224° and 232° at 0.050, 0.530 in. lift, 112°"],
        ["Intake", "Dual plane, air-gap style"],
        ["Carburetor", "600 cfm, manual transmission calibration"],
        ["Headers", "1 5/8 in., long"],
        ["Oil pump", "Standard volume, hardened drive shaft"]
      ]
    ),
    p(`The last line matters. The stock oil pump shaft of 5/16 hexagon twists off when a chip passes or cold thick oil meets a
      high-volume pump, and with it goes the engine.`),
    h("Compression"),
    p(`Swept 627.1 cc, chamber 58, reliefs 5, gasket 8.9, deck at 0.005 in. 1.0. Sum 72.9, ratio 9.6. On a short stroke 10 to 1 on 93
      is all right with aluminum; 9.6 allows for 91 and a hot day.`),
    h("Valve to piston"),
    p(`Stock flat pistons of the eighties have reliefs for 1.78 valves that point another way. With 1.94 valves and more than 0.500
      in. of lift they may hit. Clay showed 0.096 in. at the intake and 0.118 at the exhaust, with the cam straight up. Radial clearance
      is forgotten by all: the valve's edge to the relief's wall, 0.050 in.`),
    callout(`Pushrod length with 1.6 rockers on stud mounts: 6.250 stock, 6.400 was right here. Do not guess. A rod too short by 0.050
      in. wears guides in one season.`),
    h("Oiling and cooling"),
    p(`Roller block: valley cover or not, drip holes open. Rear main seal in one piece, with its rear sump pan and a pickup bolted at
      number three main cap. Front-sump pans for older cars, double sump for late: the chassis decides. Timing cover and pump rotation:
      V-belt pumps turn one way and serpentine ones the other, so a pump comes with its drive.`),
    p(`Head gasket the right way round: "front" toward the front on both sides, with the coolant passages at the back. Turned around,
      the engine overheats in ten minutes, and people have replaced radiators for it.`),
    h("The pull"),
    table(
      ["rpm", "Torque, lb-ft", "hp"],
      [
        ["3,000", "285", "163"],
        ["3,500", "300", "200"],
        ["4,000", "312", "238"],
        ["4,500", "318", "272"],
        ["5,000", "316", "301"],
        ["5,500", "305", "319"],
        ["6,000", "288", "329"]
      ]
    ),
    p(`No torque monster: 318 lb-ft at 4,500. But in 2,850 lb that is 8.7 lb to the horsepower, and the engine goes to 6,200 without
      asking. On an autocross course it means second gear throughout.`),
    h("What a stroker would do"),
    p(`A 3.400 in. crank makes 347 inches, 50 lb-ft more everywhere, and wants wider tires than this car can fit. If you race at the
      drag strip with an automatic, do it. For corners the lighter throttle is the quicker one: less wheel spin at the exit.`),
    h("Ignition and wires"),
    p(`12 to 14° initial, 34 total by 3,000 rpm. Distributor gear: steel for a steel roller cam, iron for a flat tappet. A wrong gear
      is dust in 500 miles. Wires: five and six, seven and eight fire after each other depending on order; separate these.`),
    h("After a season"),
    p(`Eleven autocrosses, 4,000 road miles. Leak-down 4 to 6 percent. Valve spring pressure down from 135 to 131 lb. Two header bolts
      lost until locking tabs went on. The fan clutch gave way to an electric fan. The owner's wish list: a limited slip. She does not
      ask for power.`)
  ]
})
