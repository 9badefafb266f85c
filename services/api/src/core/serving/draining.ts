import { Injectable } from '@nestjs/common';

/** Whether this process is about to stop: it still answers, and asks everybody to go elsewhere. */
@Injectable()
export class Draining {
  isDraining = false;
}
