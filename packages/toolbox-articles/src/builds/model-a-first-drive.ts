import { article, callout, formula, h, p, table } from "../article.ts"

export const modelAFirstDrive = article({
  article_id: 1106,
  slug: "model-a-first-drive",
  category: "builds~2-2",
  title: "A Model A roadster to its first drive, on a small budget",
  description: `A traditional build: small V8, three-speed, drum brakes done well. Sequence, stance and the five jobs that
    took longest.`,
  authors: "Dov Brandt",
  published_on: "2025-08-15",
  drawing: "radiator",
  product_types: ["radiator", "leaf-spring", "radius-rod", "shock", "steering-box", "brake-shoe-set", "engine-mount-set", "wiring-harness"],
  race_types: ["hot-rod", "street-rod"],
  body: [
    p(`Cyrus is 61, retired from a tool room, has a one-car garage, and a 1930 roadster body that
      was good from the waist up. He wanted to drive in one year. He drove after fourteen months, on a Tuesday, to buy bread.`),
    h("Draw it at full size"),
    p(`On the garage floor in chalk: 103 1/2 in. wheelbase, tires as circles of 26 and 29 in., frame, engine, seat. He sat in the
      drawing on a wooden box with the wheel in his hand. The engine went 2 in. forward of where he had it in mind, because his feet
      would have been on the bellhousing. It cost nothing to move.`),
    h("Frame"),
    p(`Stock rails boxed with 3/16 in. plate from the front crossmember to the kickup, welded in stitches of 2 in., alternating sides,
      clamped to a steel table. After all was cold the rails were 3/32 in. out of line over 8 feet. Heating a triangle on the long side
      took it out.`),
    p(`A four-inch dropped axle, main leaf reversed-eye spring with 7 leaves, split wishbone rods on 5/8 in. ends with the pivots as
      near to the frame rail as could be, so that axle and rods do not fight in roll.`),
    formula("Caster: 5 to 7° for a straight axle", "Set it with the rods at ride height, engine in, before anything is welded for good."),
    h("Steering"),
    p(`A cross-steer box with 15.2 to 1 and a drag link parallel to the axle. Side steer would have moved the wheel at each bump. A
      panhard bar, as long as the axle permits and parallel to the drag link, keeps the spring shackles from shifting the whole axle
      sideways. Without it a cross-steer car wanders, and it is the part most often left off.`),
    h("Engine and gearbox"),
    p(`A 283 with 195 hp, rebuilt 12 years ago and stored dry. He filled the cylinders with oil for a week, turned it by hand, and it
      had 145 to 155 psi on all eight. Three-speed of the same era, open driveshaft of 44 in., rear axle 3.55 on 29 in. tires: 60 mph at
      2,468 rpm.`),
    p("Mounts: rubber, at the sides, three in all. Solid mounts would have cracked the old water pump housing within a summer."),
    h("Brakes"),
    p(`Hydraulic drums of 12 in. at the front and 11 at the rear, with a dual master cylinder under the floor. A pedal below the wheel
      cylinders lets fluid run back, so there are residual valves: 10 psi for drums at both ends, or 2 psi for discs. He arced the shoes
      to the drums with sandpaper inside each drum and chalk to see contact: 80 percent before he was satisfied.`),
    callout(`Under-floor master cylinders are filled through a hole you will not look into. Fit a remote reservoir on the firewall,
      where you can see the level, and check it on the first of each month.`),
    h("Cooling"),
    p(`The grille shell gives 15 × 20 in. of opening. Radiator: 300 square inches, two rows of 1 in. tubes, 7 psi cap, shroud made of
      cardboard and then aluminum, six-blade fan with 1 in. to the core. It runs at 185 °F at rest on a day of 90.`),
    h("Wiring"),
    p(`Twelve circuits were in the kit; he used eight. Battery beneath the seat, cutout switch, fuse block behind the dash in reach
      without lying down. Ground strap from body to frame at both ends, because rust is a poor conductor and old rubber body mounts none
      at all.`),
    h("The five slow jobs"),
    table(
      ["Job", "Planned, hours", "Took"],
      [
        ["Pedals, linkage, clutch rod", "8", "34"],
        ["Door gaps after boxing", "6", "28"],
        ["Exhaust past the steering box", "6", "19"],
        ["Brake lines, bent twice", "8", "17"],
        ["Windshield posts", "4", "15"]
      ]
    ),
    p(`Everything that joins two systems took four times its estimate. Things that came in one box, such as engine and axle, were done
      in time.`),
    h("First drive"),
    p(`Before it: every nut with a stripe of paint, toe-in 1/8 in., tires at 28 psi, brakes bled twice, an extinguisher between the
      seats, a neighbor following. Up to 25 mph for the first mile, hands off the wheel for a second at 20 to see if it goes straight,
      three stops, home, look. A brake hose touched the rod at full lock; a hot smell was paint on the header. Next day ten miles.`),
    p(`At 48 mph the front end shook from side to side. It stopped when toe was set to 1/16 in. and the left kingpin bushing, a
      thousandth too loose, was reamed and replaced. A steering damper would have hidden it, and he was glad not to own one.`),
    h("After a thousand miles"),
    p(`Retorqued everything. Main leaf had settled by 3/8 in.; caster had gone from 6.0 to 5.5°. The bread, he says, is a mile and a
      half away and he has not been home in under an hour yet.`)
  ]
})
