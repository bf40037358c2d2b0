import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const theLongPedal = article({
  article_id: 1302,
  slug: "the-long-pedal",
  category: "stories~2-4",
  title: "The long pedal at turn five",
  description: "A club racer, a bottle that had been open since last year and a lesson in boiling points that took four laps.",
  authors: "June Abara",
  published_on: "2026-05-22",
  drawing: "oil-bottle",
  product_types: ["brake-fluid", "brake-pad-set", "brake-rotor", "brake-caliper", "brake-hose-kit"],
  race_types: ["road-race", "track-day", "time-attack"],
  body: [
    p(`Mina Toft had been doing track days for three years in a rear-drive coupe of 3,100 lb, and at
      last came to a circuit with one heavy stop: from 128 mph to 45 for a right-hander that everyone there calls five.`),
    p(`On her fourth lap the pedal went down two inches further than on the third. She pumped once, it came back. She told herself
      that she had imagined it, because it had been a good lap.`),
    h("Energy"),
    p("It can be worked out what a stop asks for."),
    formula("Heat in BTU = weight × (v1² − v2²) ÷ 50,100", "Weight in lb, speeds in ft/s. 128 mph is 187.7 ft/s, 45 mph is 66.0."),
    p(`For her car: 3,100 × (35,240 − 4,356) ÷ 50,100, that is 1,911 BTU. Seven tenths go to the front, half to each side: 669 BTU
      into one front rotor. A rotor of 18 lb of iron, which takes 0.12 BTU to warm a pound by one degree, rises by 310 °F. In one stop,
      in four seconds.`),
    p(`The straight before five lasts 26 seconds, in which a vented rotor with a duct gives back about 250. Hers had no duct. Each lap
      added sixty degrees, or a hundred.`),
    h("The fifth lap"),
    p(`She came to five at 126 and the pedal went to the floor. Pumping brought half of it. She did what her instructor had once told
      her to do when there is nothing: downshift, straight on, into the escape road with locked rears from the hand brake, gravel, dust,
      a halt ten feet in front of tires. No one was hurt. The car had some stones in it.`),
    p('The corner worker, a retired bus driver, looked at the wheel and said: "Fluid". The rotor was the blue of a gun.'),
    h("In the paddock"),
    p(`Her friend Sorrel, who runs a motorcycle shop, opened the bleeder with the wheel still hot. Foam came. Then tea-colored fluid.
      Mina said she had bled them in April. With what? With the bottle from her shelf, good brand, high temperature, 590 °F on the
      label. When had it been opened? When she had first bled them, fourteen months earlier.`),
    table(
      ["Fluid", "Dry boiling point, at least", "Wet, at least"],
      [
        ["DOT 3", "401 °F", "284 °F"],
        ["DOT 4", "446 °F", "311 °F"],
        ["DOT 5.1", "500 °F", "356 °F"],
        ["Typical race DOT 4", "590 to 620 °F", "390 to 420 °F"]
      ]
    ),
    p(`"Wet" means 3.7 percent of water. Glycol fluid draws water from air, through hoses, through the reservoir's vent, and rapidly
      from an open bottle in a garage in which laundry is dried. The best fluid on her shelf had become ordinary, and then less.`),
    p("The first number on the label is of use only to those who open a fresh can."),
    h("Why it comes back"),
    p(`When fluid boils at the caliper piston it turns to vapor, which compresses. The pedal's travel is used up squeezing it. When
      the caliper cools, vapor condenses and the pedal is back, so that at the next corner one can believe that nothing was wrong. A
      pedal that gets long and recovers is boiled fluid. A pedal that stays high and hard while the car does not slow down is pads past
      their temperature. The two need different cures, and a driver has one lap to tell which.`),
    callout(`If the pedal has gone long once, that session is over. Pump, slow down, drive around at half speed to let air through,
      and come in. The second time, there may be nothing to pump.`),
    h("What they changed before lunch"),
    p(`Sorrel had two sealed half-liter cans. They flushed a can through both front calipers, the second through all four. It ran
      clear after 200 ml at each corner. Then they took off the dust shields, which shield the rotor from air rather better than from
      dust.`),
    h("And at home"),
    ul(
      `Ducts: a 3 in. hose on each side from the bumper to the rotor's eye, with a plate that blows into the center and not onto a
        face. Rotor peak, by paint that changes color, fell from over 1,150 to 950 °F.`,
      "Pads with a range to 1,400 °F, and street pads back in for the drive home. The old ones had gone to powder at an edge.",
      "Titanium shims of 1 mm between pad and piston: about 50 °F less at the fluid.",
      "Cans of 500 ml only. What is left after a bleed goes in the recycling, even if it hurts.",
      "A test strip for water content, at each oil change."
    ),
    h("The cost"),
    p(`A day's fee, two tires flat-spotted on the rear, an hour with a vacuum cleaner. She reckons that the fourteen-month bottle
      saved her eleven dollars.`),
    p(`She went back in October. At five she now brakes for the 300 board as everyone does, and when she rolls into the pits she does
      not put the parking brake on, since hot pads bake their shape into a rotor. The retired bus driver remembered her car. He asked
      what she had in it now, she told him, and he nodded as if she had said the name of a good school.`)
  ]
})
