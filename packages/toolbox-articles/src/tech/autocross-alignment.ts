import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const autocrossAlignment = article({
  article_id: 1020,
  slug: "autocross-alignment",
  category: "tech~2-1",
  title: "Autocross alignment for a car that is driven home",
  description: `Camber from tire temperatures, caster for the road, toe for the turn. Settings for three kinds of car, and what each
    costs in tread.`,
  authors: "Nell Ostrander",
  published_on: "2026-04-17",
  drawing: "control-arm",
  product_types: ["caster-camber-gauge", "control-arm", "ball-joint", "tie-rod-end", "coil-over-kit", "tire-gauge", "street-tire"],
  race_types: ["autocross", "track-day", "pro-touring"],
  body: [
    p(`Factory settings are chosen for tire life, crosswind and a driver who brakes in a panic. An autocross corner lasts two seconds
      at 1 g with the body rolled three or four degrees. The tire should be upright there, so it must lean in when the car is
      still.`),
    h("Camber"),
    p(`As the car rolls, a strut suspension loses most of its camber: the outside wheel leans out nearly as far as the body. A
      double-wishbone front gains half to three quarters of a degree for each degree of roll and so needs less at rest.`),
    table(
      ["Car", "Front camber", "Rear camber", "Caster", "Front toe, total", "Rear toe, total"],
      [
        ["Strut front, front-drive", "−2.5 to −3.5°", "−1.0 to −2.0°", "as built", "1/8 in. out", "0 to 1/8 in. out"],
        ["Strut front, rear-drive", "−2.5 to −3.2°", "−1.5 to −2.0°", "+6 to +8°", "0 to 1/16 in. out", "1/8 in. in"],
        ["Wishbones, rear-drive, live axle", "−1.0 to −1.8°", "0", "+5 to +7°", "1/16 in. out", "0"],
        ["Street compromise, any", "−1.2 to −1.5°", "−1.0°", "most available", "0", "1/16 in. in"]
      ]
    ),
    p(`A first-generation pony car with stock arms goes the wrong way: its front camber becomes positive in bump. Lowering the upper
      arm's inner mount by an inch or fitting taller ball joints changes that, and is worth more than any static number.`),
    h("Find your own from the tire"),
    p(`A probe pyrometer reads beneath the tread surface. Measure inside, middle and outside within a minute of a run, at the busiest
      front tire.`),
    ul(
      "Inside hotter than outside by 10 to 20 °F: right for a mix of corners.",
      "Outside hotter: more negative camber.",
      "Inside more than 30 °F hotter: too much; braking distance is suffering.",
      "Middle hotter than both: pressure too high. Middle cooler: too low."
    ),
    p(`Without a pyrometer, draw chalk across the shoulder onto the sidewall. It should be worn to the tip of the small triangle most
      tires have molded there, and not below.`),
    h("Caster"),
    p(`Caster leans the outside wheel in when steered and the inside one out, so it gives camber just where it is needed. Seven
      degrees of caster at 20° of steer is worth more than 1.5° on the outside front. Its price is steering effort and some weight
      jacking, both of which are fine with power assist. Keep left and right within half a degree, or the car pulls. On old cars, where
      it was set near zero for manual steering, going to five with offset shafts or shims is the change people notice most on the
      highway.`),
    h("Toe"),
    p(`Toe-out at the front makes the car turn in at once, because the inside wheel is already pointed into the corner. It wanders on
      grooved roads and eats inside edges: at 1/8 in. with 3° camber you may see cord in 6,000 miles. Toe-in at the back steadies the
      rear under power. Toe-out at the back helps a front-drive car rotate, and surprises anyone in rain.`),
    formula("Degrees of toe = 57.3 × toe in inches ÷ tire diameter", "Toe at the tire's edge. 1/8 in. on a 25 in. tire is 0.29° total."),
    callout("Never drive home in rain on rear toe-out. Bring two wrenches and a pair of toe plates, and mark the sleeves."),
    h("Measure at home"),
    p(`Level floor or shimmed tiles, driver's weight in the seat, pressures set, steering centered and locked. Roll the car forward by
      a full tire turn before each reading. Strings on stands, parallel to each other and to the axles' centers, give toe to 1/32 in. A
      digital level on a straight bar across the rim gives camber to 0.1°. Caster comes from camber at 20° out and 20° in.`),
    formula(
      "Caster ≈ 1.5 × (camber at 20° out − camber at 20° in)",
      "All in degrees. Turn plates or two greased floor tiles under each wheel."
    ),
    h("In what order"),
    p(`Ride height first, since it changes all the others. Then rear camber and toe, front caster, front camber, and front toe last,
      because every change of camber or caster moves it. Check that the steering wheel is straight with the rear thrust line, not with
      the body.`),
    h("After that, pressures and bars"),
    p(`Alignment sets the balance of the best lap; pressures and bars trim it. Two psi at one end is felt. If the car pushes only
      after you get on the throttle, leave the camber and look to the rear bar or the differential. If it pushes from the first touch of
      the wheel, more front camber or a bit of toe-out is the cure.`),
    h("Tread for time"),
    p(`From −0.5 to −2.5° of front camber is worth half a second on a 45-second course with good street tires. It costs about a third
      of the tire's life if toe stays near zero, and more than half if it does not. Toe kills tires. Camber only leans on them.`)
  ]
})
