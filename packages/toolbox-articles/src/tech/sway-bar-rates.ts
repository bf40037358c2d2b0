import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const swayBarRates = article({
  article_id: 1027,
  slug: "sway-bar-rates",
  category: "tech~2-1",
  title: "Sway bar rates: the fourth power and the square",
  description: "A bar's stiffness from four dimensions, how much of it reaches the tire, and what to change to move balance.",
  authors: "Nell Ostrander",
  published_on: "2025-10-17",
  drawing: "sway-bar",
  product_types: ["sway-bar", "sway-bar-link", "bushing-kit", "lowering-spring-set", "control-arm", "rod-end"],
  race_types: ["autocross", "asphalt-late-model", "pro-touring"],
  body: [
    p(`A sway bar is a torsion spring that only works when the two wheels disagree. It carries nothing in a straight line, does
      nothing over a bump that both wheels meet together, and resists roll with a force that depends on its diameter to the fourth
      power. A small step on the caliper is a big step on the road.`),
    h("Rate"),
    formula(
      "Rate = 500,000 × D⁴ ÷ (0.4244 × A² × B + 0.2264 × C³)",
      `Pounds per inch at one arm's end, solid steel bar. D diameter; A arm length measured square to the bar; B length of the
        straight middle; C true length of the arm. All in inches.`
    ),
    p("For a bar with A = 8, B = 34 and C = 8.5:"),
    table(
      ["Diameter", "Rate, lb/in", "Against 1 in."],
      [
        ["7/8 in.", "276", "59%"],
        ["1 in.", "471", "100%"],
        ["1 1/8 in.", "754", "160%"],
        ["1 1/4 in.", "1,149", "244%"]
      ]
    ),
    p(`An eighth of an inch on top of one inch is 60 percent more bar. It is also the difference between a car that follows a crown in
      the road and one that hops over it, so one step at a time.`),
    p(`A tube is nearly as stiff as a bar and far lighter: subtract the inside's fourth power from the outside's. A 1 1/4 in. tube
      with 0.188 in. wall has 76 percent of the solid bar's stiffness with half of the weight.`),
    h("At the wheel"),
    p(`The bar's link sits inboard of the ball joint, so its motion ratio applies squared, as with springs. A 754 lb/in bar at a ratio
      of 0.60 is worth 754 × 0.36 = 271 lb/in at the wheel.`),
    formula(
      "Roll stiffness = rate at the wheel × track² ÷ 688",
      `lb-ft per degree of roll, track in inches, one end of the car. For a pair of springs divide by 1,375 instead, with the wheel
        rate of one.`
    ),
    p(`Bar rates are stated for one end with the other held still. In roll the ends move in opposite directions and the bar is twisted
      twice as far, so in roll a bar counts double against springs of the same wheel rate: on a 60 in. track the 271 lb/in bar adds
      1,420 lb-ft a degree. Makers differ in which of the two they print. Ask, or measure.`),
    h("Measure a bar"),
    p(`Clamp one arm's end on a bench, mount the bushings at their real spacing, hang 100 lb on the other and measure deflection next
      to the link's hole. 100 lb and 0.13 in. is 770 lb/in. It also shows how much is lost in rubber bushings: often a fifth.`),
    h("Balance"),
    p(`Total grip of two tires falls as load moves from one to the other. The end with more roll stiffness moves more load across its
      axle and slides first.`),
    ul(
      "Car pushes: soften the front bar or stiffen the rear.",
      "Car is loose: the reverse.",
      "Inside rear wheel spins out of corners on a live axle: soften the rear bar, and use more front bar to hold the roll.",
      "Inside front wheel lifts: front too stiff in roll; it can do no more, so more bar there has no effect."
    ),
    p(`Choose springs for the ride and bars to reach about 3° of roll at 1 g on a street car, 2° on a track car. When more than half
      of the total roll stiffness comes from bars, the two wheels of one axle stop being independent: a bump on one side becomes a shove
      on the other.`),
    h("Adjustment"),
    p(`A row of holes in the arm changes A. Moving from 8 in. to 7 changes the example bar from 754 to 1,001 lb/in with C in
      proportion, a step of 33 percent. Blade-type arms turn from flat to upright and can change fourfold from the seat.`),
    p(`Preload: with the driver in the car, connect the last link without any force. A link that must be pulled on puts weight on a
      diagonal. Circle-track cars do it on purpose, a half turn at a time, on the left side; road cars never want it.`),
    callout(`Links take the full force: at 2 in. of difference a 754 lb/in bar pulls with 1,500 lb. Use rod ends of 3/8 in. or larger,
      with their bolts in double shear, and look at their necks for cracks each spring.`),
    h("Common errors"),
    ul(
      "A stiffer bar to hide dead shocks. The bar adds spring that needs more damping, not less.",
      "Polyurethane bushings without grease: they bind, and the car feels sharp for a week and then squeaks in every driveway.",
      `Arms not level at ride height. Ends should swing equally above and below; an arm at 40° has lost a quarter of its leverage and
        rubs on something.`,
      "Links unequal in length after one was replaced."
    ),
    h("What it is worth"),
    p(`On a 3,400 lb car with 220 lb/in wheel rates in front, going from a 1 in. to a 1 1/8 in. front bar takes about half a degree of
      roll away at 1 g, and moves the balance toward push by as much as 2 psi of front pressure puts back. That is the size of the tool.`)
  ]
})
