/** Preloaded: the clock of this process starts at TEST_MOMENT. */
const Real = Date;
const shift = Real.parse(String(process.env.TEST_MOMENT)) - Real.now();
const now = () => Real.now() + shift;

globalThis.Date = new Proxy(Real, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], self),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
