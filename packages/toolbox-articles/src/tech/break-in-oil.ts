import { article, callout, h, p, table, ul } from "../article.ts"

export const breakInOil = article({
  article_id: 1021,
  slug: "break-in-oil",
  category: "tech~2-1",
  title: "Break-in oil: the first half hour of a flat-tappet cam",
  description: "What the additives do, why the rings want load and the cam wants revs, and an exact schedule for the first 500 miles.",
  authors: "Ray Hollis",
  published_on: "2026-03-06",
  drawing: "oil-bottle",
  product_types: ["motor-oil", "oil-filter", "camshaft", "lifter-set", "oil-pump", "gauge"],
  race_types: ["street-performance", "hobby-stock", "muscle-car"],
  body: [
    p(`More flat-tappet cams die in their first twenty minutes than in the next twenty years. The lobe and the lifter foot touch along
      a line a few thousandths wide under more than 200,000 psi, and until the two have worn to each other only chemistry keeps them
      apart.`),
    h("What is in the bottle"),
    p(`Break-in oil is a plain mineral oil with much zinc and phosphorus, the compound called ZDDP, and few detergents and friction
      modifiers. Zinc forms a soft film on hot metal that shears instead of the metal. Detergents compete with it for the surface, and
      modern road oils have more of them and less zinc, because phosphorus poisons catalytic converters.`),
    table(
      ["Oil", "Phosphorus, ppm", "Use"],
      [
        ["Current road oil, low viscosity", "600 to 800", "Roller cams, catalytic converters"],
        ["Diesel 15W-40, current", "800 to 1,100", "Mild flat-tappet engines, after break-in"],
        ["Hot-rod or race street oil", "1,200 to 1,600", "Flat-tappet street engines"],
        ["Break-in oil", "1,800 to 2,500", "First 30 minutes, rings and cam"]
      ]
    ),
    p(`More is not better above that. Past about 3,000 ppm phosphorus attacks iron, and a bottle of additive poured into an already
      complete oil may do just that.`),
    h("Before it turns"),
    ul(
      "Coat lobes and lifter feet with the paste that came with the cam. Oil on the lifter's sides, paste only on the foot.",
      "If the engine has dual springs above 120 lb on the seat, take out the inners for break-in.",
      `Fill the filter, fill the pan, and prime with a drill on the pump shaft until oil reaches all sixteen rockers, turning the
        crank a quarter at a time. Drill direction follows the distributor: clockwise for most American V8s, but counterclockwise for
        those that turn the other way. A gauge should show 30 psi or more.`,
      "Set lash or preload exactly, and check that each pushrod spins.",
      "Set timing statically at 12 to 15° so it will start on the first turn, fill the float bowls, fill the radiator."
    ),
    callout(`Do not crank and crank. Long cranking wipes the paste off at 150 rpm, where there is no splash. If it does not fire in
      five seconds, stop and find out why.`),
    h("Twenty minutes"),
    p(`Start it and go directly to 2,000 rpm. Splash from the crank is what oils the lobes, and it needs speed. Vary between 1,800 and
      2,800 every half minute, so that the splash reaches different places. Someone else watches the oil pressure, the temperature and
      the floor. A fan in front of the radiator is useful: without road speed it will run hot and so will the headers. If it must be
      stopped, stop it, repair, and resume until twenty minutes have been run in sum.`),
    p(`At the end, idle for a minute, shut down, drain hot. Cut the filter open. Fine gray glitter that looks like paint is normal;
      flakes that you can feel between fingers, or needles that follow a magnet, are a lobe.`),
    h("Rings want load"),
    p(`A cam wants revs without load. Rings want the opposite: cylinder pressure pushes them against the wall and the hone's peaks
      wear off within the first fifty miles. An engine that idles for its first hour glazes the walls and smokes for life. So when the
      cam is done, with fresh break-in oil, drive.`),
    ul(
      `Ten pulls from 30 to 55 mph at half throttle in third gear, closing the throttle between them, so that vacuum draws oil up to
        the rings.`,
      "Ten more at three quarters.",
      "Then no full throttle above 5,000 rpm and no steady cruising for 100 miles."
    ),
    h("Roller cams"),
    p(`A roller lifter needs no twenty minutes. Prime, start, check for leaks, set timing, and go straight to the ring schedule.
      Break-in oil is still right for the rings, and the change at 30 minutes is right because assembly lube and lint are in the first
      fill.`),
    h("Oil change schedule"),
    table(
      ["When", "Oil", "Filter"],
      [
        ["20 to 30 minutes", "Break-in", "New"],
        ["100 miles", "Break-in", "New, cut the old one"],
        ["500 miles", "The oil it will live on, mineral", "New"],
        ["3,000 miles", "The same or synthetic", "New"]
      ]
    ),
    p(`Synthetic before 500 miles does no damage and lets rings take longer to seat. For a race engine take laps for miles: a heat
      race, a feature, then the racing oil.`),
    h("What to watch afterward"),
    p(`Set lash again hot after the first hour. A lobe that is going flat shows as lash that opens by 0.010 in. or more, a tick that
      comes back, or a rocker that moves less than its neighbors. Measure lift at the rocker with a dial indicator at 500 miles and
      write the sixteen numbers down. Then, when someone says the engine has lost its edge, you can measure the same sixteen and know.`)
  ]
})
