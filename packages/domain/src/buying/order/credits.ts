/** A line as far as money goes back for it. All of it in integer cents, of the whole line. */
export interface CreditLine {
  readonly quantity: number
  /** After code and points. */
  readonly paid: number
  /** Before them. */
  readonly total: number
  /** What was deposited for the old parts. */
  readonly core: number
  /** Pieces that were canceled, or came back. */
  readonly back: number
  /** Old parts that came back. */
  readonly coresBack: number
  /** Of the pieces that are back, those that were promised to fit and came back because they do not. */
  readonly misfits: number
}

/** An order as far as money goes back for it. Sums in integer cents. */
export interface CreditOrder {
  readonly lines: ReadonlyArray<CreditLine>
  readonly shipping: number
  readonly tax: number
  /** The tax was charged on the goods, and on these as well. */
  readonly taxes: { readonly shipping: boolean; readonly cores: boolean }
  /** That were spent on it. */
  readonly points: number
  /** That it earned, or will. */
  readonly pointsEarned: number
  /** Nothing of it was ever sent. */
  readonly isUnsent: boolean
}

/** What goes back: cents by what they were paid for, points to who spent them, and points that are not earned after all. */
export interface Credit {
  readonly goods: number
  readonly cores: number
  readonly shipping: number
  readonly tax: number
  readonly points: number
  readonly unearned: number
}

/**
 * All that has to go back of an order as it is: of a line the share of its pieces, with its share of code and points; the deposit with the
 * piece or with the old part, whichever comes first; shipping where nothing was ever sent and nothing will be, else
 * the share of it that pieces have which were promised to fit and did not, by what they cost before code and points; tax in proportion to what goes
 * back of that which was taxed. It follows from what is
 * back alone, so the order in which pieces go back makes no difference, and once all are back nothing is kept.
 */
export const computeCredit = ({ isUnsent, lines, points, pointsEarned, shipping, tax, taxes }: CreditOrder): Credit => {
  const goods = sum(lines.map(({ back, paid, quantity }) => share(paid, back, quantity)))
  const cores = sum(lines.map(({ back, core, coresBack, quantity }) => share(core, Math.min(quantity, back + coresBack), quantity)))
  const isAllBack = lines.every(({ back, quantity }) => back >= quantity)
  const paid = sum(lines.map((line) => line.paid))
  const total = sum(lines.map((line) => line.total))
  const worth = sum(lines.map((line) => share(line.total, line.back, line.quantity)))
  const misfits = sum(lines.map((line) => share(line.total, Math.min(line.misfits, line.back), line.quantity)))
  const shippingBack = isUnsent && isAllBack ? shipping : share(shipping, misfits, total)
  const taxed = (ofGoods: number, ofShipping: number, ofCores: number): number =>
    ofGoods + (taxes.shipping ? ofShipping : 0) + (taxes.cores ? ofCores : 0)
  const isTaxBack = isAllBack && (shippingBack === shipping || !taxes.shipping)
  const deposits = sum(lines.map((line) => line.core))
  return {
    goods,
    cores,
    shipping: shippingBack,
    tax: isTaxBack ? tax : share(tax, taxed(goods, shippingBack, cores), taxed(paid, shipping, deposits)),
    points: isAllBack ? points : share(points, worth, total),
    unearned: isAllBack ? pointsEarned : share(pointsEarned, goods, paid)
  }
}

/** What goes back more than before. */
export const subtractCredit = (before: Credit, after: Credit): Credit => ({
  goods: after.goods - before.goods,
  cores: after.cores - before.cores,
  shipping: after.shipping - before.shipping,
  tax: after.tax - before.tax,
  points: after.points - before.points,
  unearned: after.unearned - before.unearned
})

/** Its cents in all. */
export const sumCreditCents = ({ cores, goods, shipping, tax }: Credit): number => goods + cores + shipping + tax

/** `part` of `whole` of an amount, to the nearest unit; nothing of nothing. */
const share = (amount: number, part: number, whole: number): number => (whole === 0 ? 0 : Math.round((amount * part) / whole))

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((before, amount) => before + amount, 0)
