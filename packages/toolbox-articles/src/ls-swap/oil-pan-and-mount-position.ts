import { article, callout, h, p, table, ul } from "../article.ts"

export const oilPanAndMountPosition = article({
  article_id: 1503,
  slug: "oil-pan-and-mount-position",
  category: "ls-swap~512-171",
  title: "Oil pan and mounts: three positions, one inch apart",
  description: `How to choose pan, mount plates and setback together, with a cardboard template and the clearances that matter at full
    lock.`,
  authors: "Nell Ostrander",
  published_on: "2026-02-17",
  drawing: "oil-pan",
  product_types: ["oil-pan", "engine-mount-set", "oil-pump", "transmission-mount", "oil-filter", "header"],
  race_types: ["muscle-car", "pro-touring", "classic-truck"],
  body: [
    p(`Every swap is decided beneath the engine. An inch forward or back, half an inch up or down changes header, steering, radiator
      and hood. The time to find out is with an empty block on a hoist.`),
    h("The pans"),
    table(
      ["Kind", "Sump", "Depth below rail", "Where it fits"],
      [
        ["Truck", "Rear, deep", "8 1/4 in.", "Trucks, tall frames"],
        ["F-body", "Rear, shallow front", "5 1/2 in.", "Many GM cars with notched crossmember"],
        ["Sports car", 'Wide, "batwing"', "4 3/4 in.", "Dry of frame rails, seldom"],
        ["Muscle-car swap pan", "Rear, stepped", "5 1/2 to 6 in.", "First and second generation F, A, X bodies"],
        ["Front sump", "Front", "varies", "Ford and Mopar chassis"]
      ]
    ),
    p(`Measure your car from the engine's centerline: distance from the crank to the crossmember's top, to the steering link at both
      locks, and from bellhousing to crossmember. A link travels in an arc. It comes up at full lock on some cars by as much as 3/4 in.`),
    p(`Ground clearance: the sump should be above the crossmember's lowest point by 1/4 in. or more. A cast pan breaks where a steel
      one is dented, and a broken pan on a road at night takes the bearings with it within a minute.`),
    h("Mount plates"),
    p(`LS blocks have four bolts on each side, old small blocks three, further forward. Adapter plates bridge the two. Their hole
      patterns set the engine:`),
    ul(
      "Stock position: bellhousing where the old one was. Transmission crossmember and shifter stay; heads come close to the firewall.",
      "1 in. forward: room for coils and firewall, less for radiator and fan. Common in F-bodies of the first generation.",
      "1 in. back: better weight and more fan room, needs a firewall lip trimmed or a different cover at the back."
    ),
    p(`Low mounts clear hoods, high ones clear steering. With a swap pan most cars need the crank about 1/2 in. lower or level with
      the old.`),
    h("Template"),
    p(`Cut a profile of the pan from stiff cardboard with the maker's drawing, full size. Hang it on the block's rail on the hoist.
      Then lower the block into the bay with old mounts and new plates. What it touches, touches. A helper turns the steering from lock
      to lock with the wheels at ride height, then with one of them raised by two inches.`),
    p("Clearances to aim for:"),
    ul(
      "Pan to crossmember: 3/8 in. with rubber mounts, 1/4 with solid.",
      "Pan to steering link: 1/2 in. at all positions.",
      "Header to steering shaft: 3/4 in., or 3/8 with a heat sleeve.",
      "Damper to crossmember or rack: 3/8 in.",
      "Valve cover to brake booster: 1/2 in.; take a 9 in. dual booster if it does not suffice.",
      "Intake to hood: 1/2 in., measured with clay."
    ),
    callout(`Engines rock. Under torque the driver's side of the engine rises by up to an inch on soft rubber. Put a jack and a block
      of wood under the pan rail on that side, lift by 3/4 in., and measure everything again.`),
    h("Oil control"),
    p(`A stepped pan holds 5 1/2 quarts, a truck's 6. In a corner at 1 g oil climbs by one inch for each inch of width. With the
      shallow rear sump, long right-hand corners take oil away from the pickup: pressure that falls from 50 to 20 in the third second is
      that. Trap doors at the sump and a windage tray help, a quart over the mark as well, up to the tray.`),
    p(`Pickup to floor: 1/4 to 3/8 in., checked with clay on the screen. The pickup's O-ring goes in oiled, and in the thickness made
      for your pump: there are several, distinguished by color, and none seals in another's groove. Tighten the brace bolt, because a
      pickup that vibrates cracks.`),
    h("Filter"),
    p(`On some chassis the filter is inside the frame rail with a header in front. A shorter filter of the same thread, or a block-off
      plate with AN10 lines to a remote mount, solves it. Crossed lines starve the engine in seconds, so follow the arrows on both
      castings and check pressure before the first start.`),
    h("Angles and transmission"),
    p(`With the block placed, bring in the transmission. Tail 2 to 4° down, in line with the pinion. If the tunnel is in the way,
      either lower the engine's rear or cut the tunnel. Do not tilt the engine up in front to save a tunnel: the carburetor-type
      intake's flange would lean, the fuel level tilts, and the pan's low point moves away from the pickup.`),
    p(`Then weld tabs, tighten all, and drop in a tape from each side of the crank pulley to the frame. The engine may sit off center
      by an inch, with the driveshaft in mind, but it has to sit parallel.`),
    h("Before you paint"),
    p(`Take the front springs out and lower the body until tires touch the fender wells. Everything that hits in this test will hit on
      a road. Take photos, write measures on the firewall with a marker, and pull it all out again.`)
  ]
})
