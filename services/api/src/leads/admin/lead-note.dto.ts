import { LEAD_NOTE_MAX, type LeadNote } from '@polden/api-contract';
import { Lines } from '../../core/dto/field.ts';

export class LeadNoteDto implements LeadNote {
  @Lines(LEAD_NOTE_MAX, `Заметка: до ${LEAD_NOTE_MAX} знаков`, {
    required: true,
    missing: 'Напишите заметку',
  })
  text: string;
}
