import type { Admission, Admitted } from './admission.ts';
import type { RequestClass } from './request-class.ts';

const nothing = (): void => undefined;

/** The place of one request among those that are worked on: taken once, left once. */
export class Place {
  private isHeld = false;
  private isLeft = false;
  private isAnnounced = false;
  private giveUp = nothing;

  constructor(
    private readonly admission: Admission,
    private readonly kind: RequestClass,
  ) {}

  /** It is taken when the body has been read. */
  announce(): void {
    this.isAnnounced = true;
    this.admission.announce();
  }

  /** Begins at once, later, or refuses; `gone` when nobody waits for it any more. */
  take({ begin, refuse }: Admitted, gone = nothing): void {
    if (this.isAnnounced) this.admission.arrive();
    if (this.isLeft) return gone();
    if (this.admission.refuses(this.kind)) return refuse();
    const giveUp = this.admission.enter(this.kind, {
      begin: () => {
        this.isHeld = true;
        begin();
      },
      refuse,
    });
    this.giveUp = () => {
      giveUp();
      gone();
    };
    return undefined;
  }

  /** For what is under way already: there is no place to wait for, but one fewer for others. */
  hold(): void {
    if (this.isLeft) return;
    this.isHeld = true;
    this.admission.enter('vital', { begin: nothing, refuse: nothing });
  }

  leave(): void {
    if (this.isLeft) return;
    this.isLeft = true;
    if (this.isHeld) this.admission.leave(this.kind);
    else this.giveUp();
  }
}
