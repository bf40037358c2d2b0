import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const springRateAndMotionRatio = article({
  article_id: 1002,
  slug: "spring-rate-and-motion-ratio",
  category: "tech~2-1",
  title: "Spring rate and motion ratio",
  description: "What a 550 lb/in spring is worth at the wheel, and how to measure your own control arm.",
  authors: "Nell Ostrander",
  published_on: "2026-10-30",
  drawing: "cover-spring-rate",
  product_types: ["race-coil-spring", "coil-over-kit", "lowering-spring-set", "control-arm", "sway-bar", "shock"],
  race_types: ["pro-touring", "autocross", "street-stock"],
  body: [
    p(`A 550 lb/in spring is never worth 550 at the tire. How far inboard it sits decides the rest. Two cars with the same spring can
      differ by a factor of two at the contact patch, which is why a spring chart from another car is only a place to start.`),
    h("Wheel rate"),
    p(`The control arm is a lever. When the tire moves one inch, a spring that sits two thirds of the way out moves two thirds of an
      inch, and its force reaches the tire through the same lever again. So the ratio counts twice.`),
    formula(
      "Wheel rate = spring rate × MR²",
      "MR is the motion ratio: inner pivot to spring ÷ inner pivot to ball joint, both measured along the arm at ride height."
    ),
    h("Measure the arm"),
    p(`Put the car at ride height on stands under the arms, tires off. Measure from the center of the inner bushing to the center of
      the spring seat, or to the coil-over's lower bolt. Then from the same bushing to the center of the ball joint. A quarter of an
      inch of error at 10 in. is 2.5 percent of length and 5 percent of rate, so measure twice.`),
    p(`Better still, measure motion instead of metal. Remove the spring, put a dial indicator or a tape on the shock and another at
      the wheel, and move the wheel from one inch below ride height to one inch above in quarter-inch steps. Shock travel divided by
      wheel travel is the motion ratio, with every angle already in it, and you see whether it rises or falls through the stroke.`),
    h("Worked example"),
    p(`A first-generation Camaro lower arm is 15.5 in. from pivot to ball joint in this example, and the coil-over bolts on at 9.8 in.
      The ratio is 0.632, its square 0.400. With 800 lb of sprung weight on that corner:`),
    table(
      ["Spring, lb/in", "MR", "Wheel rate, lb/in", "Ride frequency, Hz"],
      [
        ["450", "0.63", "180", "1.48"],
        ["550", "0.63", "220", "1.64"],
        ["650", "0.63", "260", "1.78"]
      ]
    ),
    h("The lean angle"),
    p("A spring that leans from the vertical is both a shorter lever and a weaker push. Like the ratio, the cosine counts twice."),
    formula(
      "Corrected rate = spring rate × MR² × cos² a",
      `a is the angle between the spring and the direction in which its mounting point moves, in degrees. Leave it out if you measured
        motion ratio with indicators.`
    ),
    table(["Lean", "10°", "15°", "20°", "25°", "30°"], [["Rate left", "97%", "93%", "88%", "82%", "75%"]]),
    callout(`A coil-over that leans 30° has lost a quarter of its rate before it does any work. Move the bracket before you buy a
      stiffer spring.`),
    h("Ride frequency compares cars"),
    p("Wheel rate alone does not tell you whether a corner is stiff, because the weight above it matters. Frequency does."),
    formula(
      "f = 3.13 × √(wheel rate ÷ sprung weight)",
      `f in cycles a second; wheel rate in lb/in; sprung weight of the corner in lb: corner weight less wheel, tire, brake and about
        half the arm.`
    ),
    ul(
      "1.0 to 1.3 Hz: a family sedan.",
      "1.3 to 1.7 Hz: a firm street car that still drives across a state.",
      "1.7 to 2.2 Hz: autocross and track days on street tires.",
      "2.2 to 3.0 Hz: slicks on smooth asphalt. On a rough track such a car skips."
    ),
    p(`Set the rear 10 to 15 percent higher than the front on the street. The rear axle meets the same bump later; a higher frequency
      lets it catch up so the car settles flat instead of pitching.`),
    h("Live axles count differently"),
    p(`On a solid axle there are two ratios. In bump, both springs move with the axle and the ratio is close to 1 if the springs stand
      straight over it. In roll, what counts is how far apart the springs are, against the track width. Springs 40 in. apart under a 60
      in. track have a roll ratio of 0.67, so in roll each is worth 44 percent of its rate. This is why moving the springs outboard
      stiffens the rear in corners without changing the ride at all, and why a leaf-spring car with narrow rails needs a bar sooner than
      a coil car does.`),
    h("Choose in this order"),
    p(`Pick the frequency for the use. Work back through sprung weight to wheel rate. Divide by the square of the ratio to get the
      spring. Check that the spring holds ride height with a third of its travel left for bump. Only then look at bars, which add roll
      stiffness and nothing else, and last at shocks, whose job is to control the spring you have now settled on.`)
  ]
})
