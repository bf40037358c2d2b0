import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const scalingACar = article({
  article_id: 1014,
  slug: "scaling-a-car",
  category: "tech~2-1",
  title: "Scaling a car so that the numbers come back the same",
  description: `Level pads, a fixed routine and four percentages. What each adjuster does, and why a scale sheet without ride heights
    is worthless.`,
  authors: "Pat Lindqvist",
  published_on: "2026-02-06",
  drawing: "scale-set",
  product_types: ["scale-set", "race-coil-spring", "coil-over-kit", "circle-track-shock", "floor-jack", "tire-gauge"],
  race_types: ["dirt-late-model", "asphalt-late-model", "street-stock"],
  body: [
    p(`Four scales answer one question: how is the weight shared among the tires? The answer is only good if you can repeat it. A team
      that scales the same car twice and gets 20 lb of difference has measured the floor, not the car.`),
    h("Prepare the floor"),
    p(`Find four spots where the pads sit level within 1/16 in. across the whole car. Use a clear hose filled with water or a laser,
      shim with vinyl floor tile, and paint the outline of each shim on the concrete. One corner 1/8 in. high moves cross-weight by 10
      to 25 lb on a stiff car.`),
    h("Prepare the car"),
    ul(
      "Fuel as at the start of the race, or a fixed amount, always the same, noted.",
      "Driver's weight in the seat. The driver is best; bags of shot at hip height are second.",
      "Tires at race pressure, and measured for stagger. A change in the right rear's size is a change in ride height.",
      "Steering straight, sway bars disconnected at one end, brakes off.",
      "Shocks: if a gas shock holds the car up, leave it on, as it does on the track.",
      `Roll onto the pads over ramps or with slip plates, and jounce each end. A car that is let down on jacks sits on its tires'
        side bite.`
    ),
    h("Four numbers"),
    formula(
      "Left % = (LF + LR) ÷ total, rear % = (LR + RR) ÷ total, cross % = (RF + LR) ÷ total",
      "L left, R right, F front, R rear. Multiply by 100."
    ),
    table(
      ["", "Left", "Right", "Sum"],
      [
        ["Front", "720", "610", "1,330"],
        ["Rear", "790", "680", "1,470"],
        ["Sum", "1,510", "1,290", "2,800"]
      ]
    ),
    p(`Left is 53.9 percent, rear 52.5, cross 50.0: RF 610 and LR 790 make 1,400 of 2,800. Bite, which is how dirt racers talk of the
      same thing, is left rear less right rear: 110 lb.`),
    h("What changes what"),
    p(`Left and rear percentages depend on where mass is. No spring or jack bolt changes them, apart from a pound or two through lean.
      Move lead, battery, fuel cell or seat. Cross-weight depends on how the springs stand, and any adjuster changes it.`),
    table(
      ["Turn, one round in", "Effect"],
      [
        ["LF down (adds load to LF)", "Cross falls; RR gains too"],
        ["RF down", "Cross rises; LR gains too"],
        ["LR down", "Cross rises; RF gains too"],
        ["RR down", "Cross falls; LF gains too"]
      ]
    ),
    p(`Weight moves in diagonals, like a table with one leg made longer. To change cross and leave ride heights where they are, turn
      all four: half a round in at LR and RF, half a round out at LF and RR. To change a ride height and leave cross, turn both wheels
      of an axle together.`),
    p(`Moving lead can be calculated. Fifty pounds moved 30 in. to the left on a 66 in. track takes 50 × 30 ÷ 66 = 23 lb from the
      right side and gives it to the left.`),
    h("A target to begin with"),
    table(
      ["Car", "Left", "Rear", "Cross"],
      [
        ["Asphalt late model, flat half mile", "57 to 58", "48 to 50", "50 to 56"],
        ["Dirt late model", "53 to 54", "55 to 57", "bite 0 to 120 lb"],
        ["Metric street stock, asphalt", "55", "47 to 48", "52 to 54"],
        ["Road course car", "50", "as built", "50.0 ± 0.3"]
      ]
    ),
    p(`Follow the rule book for left and the car's builder for the rest. More cross tightens the middle and exit of a left turn; less
      loosens it.`),
    callout(`Keep hands and feet out from under the car while it is on pads. Scale pads roll. Chock the wheels that are not being
      raised, and use stands whenever a wheel is off.`),
    h("Write it all on one sheet"),
    p(`Date, fuel, driver weight, tire sizes and pressures, springs, shock codes, ride height at four marked points on the frame, four
      weights, four percentages, stagger. Next week, if cross is off by 15 lb and the right rear ride height is down 3/16 in., you know
      what happened before you turn anything: a spring has settled or a mount has bent.`),
    h("How close is close enough?"),
    p(`Percentages to a tenth, cross within 5 lb of target, ride heights within 1/16 in. Most drivers feel 20 lb of cross on asphalt
      and 50 on dirt. If changes smaller than that seem to alter the car, look at tires.`),
    h("Common mistakes"),
    p(`Scaling with a warm-up of cold tires against last month's hot ones. Leaving a jack handle in the trunk. Turning adjusters on
      the pads without rolling off, back on and jouncing. Adding cross to cure a push that comes from a bound-up front end: check that
      every joint moves freely first, because a bind reads like spring and disappears at speed.`)
  ]
})
