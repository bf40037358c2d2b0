import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const brakeBias = article({
  article_id: 1008,
  slug: "brake-bias",
  category: "tech~2-1",
  title: "Brake bias from pedal to tire, worked out on paper",
  description: "Bores, radii and pads give a percentage at the front. Weight transfer gives the one you need. The bar trims the rest.",
  authors: "Nell Ostrander",
  published_on: "2026-08-28",
  drawing: "master-cylinder",
  product_types: [
    "master-cylinder",
    "brake-caliper",
    "brake-pad-set",
    "brake-rotor",
    "pedal-assembly",
    "brake-line-kit",
    "proportioning-valve"
  ],
  race_types: ["road-race", "dirt-late-model", "autocross"],
  body: [
    p(`A car stops shortest when all four tires reach their limit together. Brake bias is the share of torque that the front axle
      gets. Too much front and the car plows on with smoking tires; too much rear and it comes around. The pedal, the cylinders, the
      calipers and the pads each have a say, and each can be calculated.`),
    h("From foot to line"),
    p(`A 70 lb push on a 6 to 1 pedal makes 420 lb on the master cylinders. With twin cylinders and the balance bar centered, each
      gets 210.`),
    formula(
      "Pressure = force ÷ bore area",
      "psi; force on that cylinder in lb; area = 0.785 × bore². 5/8 in. has 0.307, 3/4 0.442, 7/8 0.601, 1 in. 0.785 square inches."
    ),
    p(`A smaller master cylinder makes more pressure and needs more pedal travel. 210 lb on a 3/4 in. bore makes 475 psi, on a 7/8
      bore 349.`),
    h("From line to torque"),
    formula(
      "Torque = pressure × piston area × 2 × µ × effective radius",
      `Pounds and inches give lb-in. Piston area of one side of the caliper. The 2 is for two pads. µ is pad friction. Effective
        radius runs to the middle of the pad.`
    ),
    p("A worked pair:"),
    table(
      ["", "Front", "Rear"],
      [
        ["Master cylinder bore", "3/4 in.", "7/8 in."],
        ["Line pressure at 70 lb pedal", "475 psi", "349 psi"],
        ["Piston area, one side", "4.80 sq in.", "3.14 sq in."],
        ["Pad friction", "0.45", "0.40"],
        ["Effective radius", "4.9 in.", "4.6 in."],
        ["Torque, each wheel", "10,055 lb-in", "4,033 lb-in"]
      ]
    ),
    p(`Front share is 10,055 ÷ (10,055 + 4,033), or 71 percent. If the tires differ in diameter, divide each torque by its rolling
      radius first.`),
    h("What the car needs"),
    p("Weight moves forward under braking, so the need depends on grip."),
    formula(
      "Front share = front weight share + (grip × center of gravity height ÷ wheelbase)",
      "Grip is deceleration in g. Height and wheelbase in the same unit."
    ),
    p(`A car with 55 percent on its nose, a 20 in. center of gravity and a 104 in. wheelbase needs 55 + (1.0 × 20 ÷ 104) = 74 percent
      at 1 g on dry asphalt, and 55 + 9.6 = 65 percent in the wet at 0.5 g. The pair above gives 71. In the dry that is three points
      short, so its rears lock a little early and it wants a larger rear master cylinder or a turn of the bar. In the wet it has six
      points to spare and the fronts lock first. A car takes more rear in rain than in the dry, every time.`),
    callout(`Set a street car so that the fronts always lock first, on the best tire and driest road it will ever meet. A rear that
      locks first is a spin you do not get to correct.`),
    h("Dirt asks for something else"),
    p(`On a dirt oval the brakes turn the car as well as slow it. Many late models run 55 to 60 percent front on a wet track and less
      as it slicks, and some shut off the right front with a valve to help the car rotate. Then the left front and the rears do
      everything, and pads and rotors on those corners deserve a larger size.`),
    h("Three ways to trim"),
    ul(
      `The balance bar moves the pivot between the cylinders. A quarter turn is felt. Bar clevises must be free at full travel with
        one circuit bled off, or a failed circuit takes the other one with it.`,
      `A proportioning valve in the rear line reduces pressure above a knee. Use it on single-pedal tandem cylinders, never together
        with a bar, and never in the front line.`,
      "Pads. One step of compound in front can move three percent."
    ),
    h("Test it"),
    p(`Find a long empty piece of pavement. From 30 mph, then 50, press until something locks, with a person outside watching each
      axle or a video. Move rearward in quarter turns until the rears just begin first, and come back a half turn. Repeat with full and
      empty tank. Count turns from the stop, write the number on the dash, and mark the wet setting too.`),
    h("Before you blame bias"),
    p(`A caliper that drags, a rear drum out of adjustment, air in one line, or glazed pads on one side look just like bias. Spin each
      wheel by hand after a stop. Read rotor temperatures with an infrared gun after the same lap every time: front rotors 100 to 200 °F
      above the rears is normal on asphalt, and left and right should agree within 50.`)
  ]
})
