import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const converterStall = article({
  article_id: 1011,
  slug: "converter-stall",
  category: "tech~2-1",
  title: "Converter stall: why the same converter stalls at two speeds",
  description: `Stall follows torque. Flash and brake stall, K factor, how to pick it from the cam and the axle, and the heat that
    comes with it.`,
  authors: "Marcus Teale",
  published_on: "2026-05-29",
  drawing: "torque-converter",
  product_types: ["torque-converter", "transmission", "transmission-cooler", "flexplate", "gauge", "tachometer"],
  race_types: ["drag-bracket", "drag-street", "street-performance"],
  body: [
    p(`A torque converter has no stall speed of its own. It has a capacity, and the engine decides what speed that capacity becomes.
      The "2,400 stall" that flashed to 2,400 behind a mild 350 flashes higher behind a 454, and the one you borrowed from a big block
      will feel like a stock one behind your small block.`),
    h("Stall follows torque"),
    formula(
      "K = stall rpm ÷ √torque",
      "Torque in lb-ft that the engine makes at the stall rpm. K is a property of the converter: 100 is tight, 200 is loose."
    ),
    p(`A converter that stalls at 2,400 with 300 lb-ft has K = 2,400 ÷ 17.3 = 139. Behind 400 lb-ft it goes to 139 × 20, or 2,771 rpm.
      So when you order, give the builder torque at low speed, not peak horsepower.`),
    h("Three meanings of one word"),
    ul(
      `Foot-brake stall: the rpm at which the brakes or tires let go while you hold it. Most street cars push through at 1,800 to
        2,200, whatever is on the invoice.`,
      `Flash stall: the rpm it jumps to when you release a transmission brake or hit the throttle from a roll. This is the number that
        matters and the one in this article.`,
      "True stall: turbine held still with full throttle. It is measured on a dyno and rarely elsewhere."
    ),
    h("How to choose"),
    p("The converter should flash 200 to 500 rpm above the point where the cam starts working, and just below the torque peak."),
    table(
      ["Intake duration at 0.050, V8 of 350 to 383", "Flash stall", "Axle, 26 to 27 in. tire"],
      [
        ["up to 210°", "stock to 2,000", "3.08 to 3.42"],
        ["210 to 220°", "2,000 to 2,400", "3.23 to 3.55"],
        ["220 to 230°", "2,400 to 2,800", "3.42 to 3.73"],
        ["230 to 240°", "2,800 to 3,200", "3.73 to 4.10"],
        ["240 to 250°", "3,200 to 3,800", "4.10 to 4.56"],
        ["above 250°", "4,000 and up", "4.56 and up"]
      ]
    ),
    p(`Move one row up for a 454, because displacement tames a cam, and one row down for a 302. A car over 4,000 lb likes 200 rpm more
      than a light one with the same engine; weight is what the converter multiplies torque against.`),
    h("Cruise rpm sets the lower limit"),
    p(`A converter that flashes at 3,000 does not slip all the time. At light throttle the engine makes 80 lb-ft, and the same K of
      150 stalls at 1,340. But it does couple loosely: 5 to 8 percent slip at 2,500 rpm instead of 3. When highway rpm is well below
      flash stall, the fluid is being churned, mileage falls and heat rises. Either choose a lock-up converter with an overdrive
      transmission, or keep cruise rpm within about 400 of stall.`),
    h("Size and fins"),
    p(`Smaller diameter stalls higher and weighs less to spin up. Stock 12 in. units stall below 2,000; 11 in. to about 2,600, 10 in.
      to 3,500, 9 in. to 4,500, 8 in. to 6,000 and more. Fin angle tunes within a size, and the stator decides how much torque is
      multiplied. A good street unit multiplies by 2.0 to 2.2 off the line. A race unit gives some of that away for a tighter stripe: 4
      to 6 percent slip at the finish is right, 8 means the converter is too loose for the torque it sees.`),
    callout(`Furnace-brazed fins and an anti-balloon plate are not luxuries above about 450 hp or with a transmission brake. A
      ballooned converter pushes the crank forward and ruins a thrust bearing.`),
    h("Heat"),
    p(`Slip is heat. Every 20 °F above 175 at the pan halves the life of the fluid, and at 295 seals harden. Any converter over 2,200
      wants a cooler of its own: plate type, at least 8 × 11 in. of face, in front of the radiator and after the radiator's own tank,
      with a gauge in the cooler line, not only in the pan. A line that touches 275 °F for a moment on the return road is normal; 230 in
      the pan is time to stop.`),
    h("Fitting without tears"),
    p(`Pour a quart of fluid into the converter first. Slide it on, turn, and feel three separate clunks: stator, input shaft, pump.
      With the bellhousing against the block the converter must still turn freely and pull forward 1/8 to 3/16 in. to the flexplate.
      Less, and the pump is carrying the load; more, and use spacer washers of equal thickness on all bolts. If the converter is tight
      when the bell is bolted up, stop. It is not in the pump, and one turn of the starter will break it.`)
  ]
})
