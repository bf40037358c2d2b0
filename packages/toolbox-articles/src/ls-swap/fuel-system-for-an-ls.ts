import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const fuelSystemForAnLs = article({
  article_id: 1505,
  slug: "fuel-system-for-an-ls",
  category: "ls-swap~512-171",
  title: "Feeding an LS: 58 psi, and a tank that does not run dry",
  description: `Pump, regulator, line and tank for a swap up to 650 hp. Injector arithmetic worked through, and the three ways to
    keep the pickup wet.`,
  authors: "Ines Calloway",
  published_on: "2026-07-17",
  drawing: "fuel-regulator",
  product_types: ["fuel-pump-electric", "fuel-pressure-regulator", "fuel-injector-set", "fuel-filter", "fuel-line-kit", "hose-end"],
  race_types: ["street-performance", "muscle-car", "drag-street"],
  body: [
    p(`A carburetor has a bowl. If the tank's pickup draws air for a second the engine never finds out. An injected engine has only
      what is in the rail, a few cubic inches at 58 psi, and a gulp of air shows at once as a stumble, a lean spike, a broken ring at
      full boost. So a swap's fuel system is about pressure at one end and being wet at the other.`),
    h("Pressure"),
    p(`Most LS engines are made for 58 psi at the rail, constant, with no hose to the manifold. The program accounts for vacuum. If
      you fit a regulator with a vacuum reference, tell the program so, or idle goes rich and full throttle stays right and you hunt for
      a week.`),
    p(`The simple system: the filter with a regulator built in, from the factory's sports cars. Inlet and return at one end, 58 psi
      out of the other, to a rail without return. Feed and return run only from tank to filter. It is good up to about 450 hp. Beyond
      that the return of AN6 and a real regulator after the rail is better, since fuel keeps moving past the injectors and stays cool.`),
    h("Injectors"),
    formula(
      "lb/hr each = hp × BSFC ÷ (injectors × duty)",
      "BSFC 0.50 for gasoline without boost, 0.60 with, 0.70 for E85 without boost. Duty is 0.85."
    ),
    p("400 hp: 400 × 0.50 ÷ (8 × 0.85) is 29 lb/hr. 500 hp: 37. For 650 hp with boost: 650 × 0.60 ÷ 6.8 is 57."),
    p("Ratings hold for the pressure at which they were measured, mostly 43.5 psi. At 58 they flow more by the square root."),
    formula("New flow = rated flow × √(new pressure ÷ rated pressure)", "36 lb/hr at 43.5 psi becomes 41.6 at 58; 42 becomes 48.5."),
    table(
      ["Engine", "Factory injector, at 58 psi", "Good for, gasoline"],
      [
        ["5.3 early", "25 lb/hr", "340 hp"],
        ["5.3 flexible fuel", "33 lb/hr", "450 hp"],
        ["LS1, LS6", "26 to 28 lb/hr", "380 hp"],
        ["LS3", "42 lb/hr", "570 hp"]
      ]
    ),
    p("Lengths and plugs differ by generation. Adapters exist; a crooked rail because an injector is 10 mm taller leaks."),
    h("Pump"),
    p(`255 liters an hour, measured at 43 psi and 13.5 V, falls to about 220 at 58. That is 58 gallons or 354 lb an hour: 700 hp at
      0.50, or 560 with a sensible margin. For boost or E85 choose 340 or 450 liters. Test it as installed. A pump's voltage at its plug
      matters more than the brand.`),
    h("In the tank"),
    p(`A pump inside is quiet, cooled and primed by fuel. An external one, below the tank's level and close to it, works until the
      tank is a quarter full in a long corner. Three ways to keep it wet:`),
    ul(
      "A new tank with baffle and tray made for the car: the best, and the dearest.",
      `A drop-in module with foam or a bucket, cut into the old tank's top. The hole's ring needs a flat surface; a 1960s tank is
        often ribbed just there.`,
      `A surge tank of half a gallon in the engine bay or trunk, filled by the old pump, with the high-pressure pump in it. Fine for
        track days. It needs a vent line back to the tank.`
    ),
    table(
      ["Way", "Runs dry in a 1 g corner below", "Work"],
      [
        ["Old tank, external pump", "half full", "3 hours"],
        ["Drop-in with foam", "one eighth", "6 hours"],
        ["Baffled tank", "one sixteenth", "8 hours"],
        ["Surge tank", "empty, after a minute", "10 hours"]
      ]
    ),
    callout(`Old tanks explode when they are cut. Have it steamed by a shop, or fill it with water up to an inch below the cut, and
      use a hole saw by hand, not a grinder.`),
    h("Lines"),
    p(`AN6 or 3/8 in. hard line is enough for 550 hp, AN8 feed with AN6 return for more. Use steel or stainless for long runs, nylon
      of factory type with its own fittings, and PTFE hose within the engine's reach. Rubber with clamps is not fit for 58 psi, even if
      it holds on the first day. Keep lines outside of the driveshaft's plane and 4 in. away from exhausts.`),
    p("The return enters the tank beneath the surface and away from the pickup, or it aerates the fuel and warms it."),
    h("Vent"),
    p(`A pump that draws 50 gallons an hour wants that much air. A vented cap on cars from before 1970, a charcoal canister and a
      rollover valve later. A tank that hisses inward as you open the cap has been starving its pump.`),
    h("Safety switch"),
    p(`An inertia switch in the feed of the pump relay and a computer that shuts off the pump when rpm is zero: keep both. Many swaps
      wire a pump to the ignition directly, and in a crash it empties the tank onto the road.`),
    h("Prove it"),
    p(`Gauge on the rail with a long hose taped to the windshield. Idle 58, full throttle 58 in the top of third gear. Three psi less
      is 2.6 percent less fuel, five is 4.4. Do the same with a quarter of a tank left, in a large empty lot, in a left circle and in a
      right one, for five seconds each. If the needle twitches, the pickup has told you where it is dry.`)
  ]
})
